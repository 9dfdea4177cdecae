// Shows the decisions of scripts/launch/serve-launch-list.ts, and sends each confirmation to it.

/** @param {string} name @param {Record<string, unknown>} properties @param {(Node | string)[]} children */
function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const byId = (id) => document.getElementById(id);
const quiet = (text) => element("span", { className: "hidden" }, text);

let list = { progress: "", decisions: [], site: "" };
let isBusy = false;
/** Pages that were opened from their row, in the version that was shown. */
const opened = new Set(JSON.parse(sessionStorage.getItem("opened") ?? "[]"));
/** Why the last attempt to confirm a decision was refused, by its id. */
const refusals = new Map();

const isDecided = ({ state }) => state === "confirmed";
const versionOf = ({ id, checksum }) => `${id} ${checksum}`;

/** Returns what has to be done before a decision can be confirmed. */
function findObstacle(decision) {
  const { samples, isPage } = decision;
  if (samples.length > 0) return `Replace ${samples.map((sample) => `“${sample}”`).join(", ")} first.`;
  if (isPage && !opened.has(versionOf(decision))) return "Open the page and read it first.";
  return undefined;
}

function showList() {
  const groups = Map.groupBy(list.decisions, ({ group }) => group);
  const sections = [...groups].map(([name, own]) =>
    element(
      "section",
      { id: groupId(name) },
      element("h2", {}, name),
      element("ul", { className: "rows" }, ...own.map(showRow)),
    ),
  );
  byId("list").replaceChildren(...sections);
  filterRows();
}

const groupId = (name) => `group-${name.replaceAll(" ", "-")}`;

function showProgress() {
  const { decisions, progress } = list;
  byId("count").textContent = progress;
  Object.assign(byId("meter"), { value: decisions.filter(isDecided).length, max: decisions.length || 1 });
  const links = [...Map.groupBy(decisions, ({ group }) => group)].map(([name, own]) => {
    const count = quiet(`${own.filter(isDecided).length} of ${own.length} decided`);
    const short = element("small", { ariaHidden: "true" }, `${own.filter(isDecided).length}/${own.length}`);
    return element("li", {}, element("a", { href: `#${groupId(name)}` }, `${name} `, short, count));
  });
  byId("groups").replaceChildren(...links);
}

function showRow(decision) {
  const { id, title, isPage, blocks, lawyer, topics, state } = decision;
  const tags = [
    element("span", { className: blocks ? "blocks" : "" }, blocks ? "Blocks the launch" : "Can wait"),
    element("span", {}, lawyer ? "Owner decides, after a lawyer has read it" : "Owner decides"),
    ...(state === "changed" ? [element("span", { className: "blocks" }, "Changed since it was confirmed")] : []),
  ];
  const task = "Read this page as the owner: correct, change, or delete what is not true.";
  return element(
    "li",
    { id, className: isDecided(decision) ? "row decided" : "row" },
    element("div", { className: "head" }, element("h3", {}, title), element("p", { className: "tags" }, ...tags)),
    element(
      "div",
      { className: "text" },
      ...(isPage ? [element("p", {}, task)] : []),
      element("p", {}, element("strong", {}, "If it stays: "), topics[0].ifItStays),
      showValues(topics),
    ),
    element(
      "div",
      { className: "actions" },
      ...(isDecided(decision) ? showUndo(decision) : showConfirm(decision)),
      showLinks(decision),
    ),
  );
}

function showValues(topics) {
  const all = topics.flatMap(({ values }) => values);
  const count = all.length === 1 ? "1 value: " : `${all.length} values: `;
  const summary = element("summary", {}, element("span", {}, count, all.map(({ value }) => value).join(" · ")));
  const lists = topics.map(({ label, ifItStays, values }, index) =>
    element(
      "div",
      {},
      ...(topics.length > 1 ? [element("h4", {}, label)] : []),
      ...(index > 0 ? [element("p", {}, `If it stays: ${ifItStays}`)] : []),
      element(
        "ul",
        {},
        ...values.map(({ file, line, field, value, edit }) => {
          const place = `${field}, ${file}:${line}`;
          const link = edit ? element("a", { href: edit, target: "editor" }, place) : place;
          return element("li", {}, value, element("small", {}, link));
        }),
      ),
    ),
  );
  return element("details", {}, summary, ...lists);
}

function showConfirm(decision) {
  const { id, title } = decision;
  const obstacle = findObstacle(decision);
  const refusal = refusals.get(id);
  const button = element("button", { type: "button", id: `confirm-${id}` }, "Confirm", quiet(`: ${title}`));
  button.setAttribute("aria-describedby", `hint-${id}`);
  button.ariaDisabled = obstacle === undefined ? null : "true";
  button.addEventListener("click", () => {
    if (obstacle === undefined) void choose(decision, true);
    else refuse(decision, obstacle);
  });
  const hint = element(
    "p",
    { id: `hint-${id}`, className: refusal ? "hint refused" : "hint" },
    refusal ?? obstacle ?? "",
  );
  return [button, hint];
}

function showUndo(decision) {
  const button = element("button", { type: "button", id: `undo-${decision.id}` }, "Undo", quiet(`: ${decision.title}`));
  button.addEventListener("click", () => void choose(decision, false));
  return [element("p", { className: "done" }, "✓ Confirmed"), button];
}

/** Each kind of link reuses one tab, so that the editor stays signed in. */
function showLinks(decision) {
  const { title, page, edit, isPage, topics } = decision;
  const links = element("p", { className: "links" });
  if (page !== "") {
    const text = isPage ? "Open the page" : "See it on the site";
    const link = element(
      "a",
      { href: list.site + page, target: "site", id: `page-${decision.id}` },
      text,
      quiet(`: ${title}`),
    );
    const remember = () => {
      opened.add(versionOf(decision));
      sessionStorage.setItem("opened", JSON.stringify([...opened]));
      refusals.delete(decision.id);
      updateRow(decision);
    };
    for (const type of isPage ? ["click", "auxclick"] : []) link.addEventListener(type, remember);
    links.append(link);
  }
  const [{ file }] = topics[0].values;
  links.append(
    edit
      ? element("a", { href: edit, target: "editor", id: `edit-${decision.id}` }, "Edit", quiet(`: ${title}`))
      : element("span", {}, "Edit ", element("code", {}, file)),
  );
  return links;
}

function refuse(decision, reason) {
  refusals.set(decision.id, reason);
  updateRow(decision);
  byId("status").textContent = `${decision.title} is not confirmed. ${reason}`;
}

async function choose(decision, confirm) {
  if (isBusy) return;
  isBusy = true;
  const { id, checksum, title } = decision;
  const problem = await requestList({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id, checksum, confirm }),
  });
  isBusy = false;
  if (problem !== undefined) {
    refuse(decision, problem);
    return;
  }
  byId(`${confirm ? "undo" : "confirm"}-${id}`)?.focus({ preventScroll: true });
  byId("status").textContent = `${confirm ? "Confirmed" : "Open again"}: ${title}. ${list.progress}`;
}

/** Replaces a row. It keeps its height, so that a second click does not reach another one. */
function updateRow(decision) {
  const old = byId(decision.id);
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const row = showRow(decision);
  row.style.minHeight = `${old.getBoundingClientRect().height}px`;
  row.querySelector("details").open = old.querySelector("details").open;
  row.hidden = old.hidden;
  old.replaceWith(row);
  byId(focused)?.focus({ preventScroll: true });
}

/** Shows the list, or returns the reason why a request was refused. */
async function requestList(options) {
  const response = await fetch("launch.json", options).catch(() => undefined);
  const body = (await response?.json()) ?? { message: "The server of pnpm editor does not answer." };
  if (!response?.ok) return body.message;
  const before = new Map(list.decisions.map((decision) => [decision.id, JSON.stringify(decision)]));
  const isSameList = [...before.keys()].join() === body.decisions.map(({ id }) => id).join();
  list = body;
  const changed = list.decisions.filter((decision) => before.get(decision.id) !== JSON.stringify(decision));
  for (const { id } of changed) refusals.delete(id);
  if (isSameList) changed.forEach(updateRow);
  else showList();
  showProgress();
  return undefined;
}

const filters = {
  all: () => true,
  blocks: ({ blocks }) => blocks,
  waits: ({ blocks }) => !blocks,
  lawyer: ({ lawyer }) => lawyer,
};

function filterRows() {
  const { show, open } = byId("filter").elements;
  const isShown = (decision) => filters[show.value](decision) && !(open.checked && isDecided(decision));
  for (const decision of list.decisions) {
    const row = byId(decision.id);
    row.hidden = !isShown(decision);
    row.style.minHeight = "";
  }
  for (const section of byId("list").children) section.hidden = !section.querySelector("li.row:not([hidden])");
  const count = list.decisions.filter(isShown).length;
  byId("nothing").hidden = count > 0;
  return count;
}

/** Reads the list again, because texts may have been changed in the editor. */
async function refresh() {
  if (!isBusy) byId("problem").textContent = (await requestList()) ?? "";
}

byId("filter").addEventListener("change", () => {
  byId("status").textContent = `${filterRows()} decisions shown`;
});
byId("filter").addEventListener("submit", (event) => event.preventDefault());
addEventListener("focus", () => void refresh());
await refresh();
