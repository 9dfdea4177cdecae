// Shows the list of scripts/launch/serve-launch-list.ts, and sends each confirmed value to it.

/** @param {string} name @param {Record<string, unknown>} properties @param {(Node | string)[]} children */
function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const byId = (id) => document.querySelector(`#${id}`);

function showSummary({ groups, ...total }) {
  const rows = [...groups, { name: "Total", ...total }].map(({ name, values, blocks, canWait, lawyer }) =>
    element("tr", {}, ...[name, values, blocks, canWait, lawyer].map((cell) => element("td", {}, String(cell)))),
  );
  byId("summary").replaceChildren(...rows);
}

function showGroups({ groups, siteUrl }) {
  const sections = groups
    .filter(({ values }) => values > 0)
    .map(({ name, kinds }) =>
      element("section", {}, element("h2", {}, name), ...kinds.flatMap((kind) => showKind(kind, siteUrl))),
    );
  byId("groups").replaceChildren(...sections);
}

function showKind({ label, ifItStays, blocks, lawyer, summarized, values }, siteUrl) {
  const urgency = (blocks ? "blocks the launch" : "can wait") + (lawyer ? ", for a lawyer" : "");
  const badge = element("span", { className: blocks ? "urgency blocks" : "urgency" }, ` ${urgency}`);
  const pages = Map.groupBy(values, ({ page }) => page);
  const lists = [...pages].map(([page, own]) => {
    const link = element("a", { href: siteUrl + page, target: "_blank" }, page);
    const rows = own.map((value) => ({ value, box: createBox(value) }));
    const list = element("ul", {}, ...rows.map(showRow));
    if (!summarized) return element("div", {}, element("h4", {}, link), list);
    const summary = element("summary", {}, link, ` ${own.length} values`);
    const all = element("button", { type: "button" }, `Confirm all ${own.length} values`);
    all.addEventListener("click", () => void confirmRows(rows.filter(({ box }) => !box.checked)));
    return element("details", {}, summary, list, all);
  });
  return [element("h3", {}, label, badge), element("p", {}, `If it stays: ${ifItStays}`), ...lists];
}

const createBox = ({ value }) => element("input", { type: "checkbox", ariaLabel: `Confirmed: ${value}` });

function showRow(row) {
  const { value, box } = row;
  box.addEventListener("change", () => void confirmRows([row]));
  const place = element("small", {}, `${value.file}:${value.line} ${value.field}`);
  return element("li", {}, element("label", {}, box, " Confirmed"), element("div", {}, value.value, place));
}

/** Confirmed rows stay where they are, and the page scrolls by a row at most, so that a second click does not reach another value. */
async function confirmRows(rows) {
  byId("groups").disabled = true;
  const list = await requestList({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(rows.map(({ value }) => value)),
  });
  byId("groups").disabled = false;
  for (const { box } of rows) box.checked = box.disabled = list !== undefined;
  const boxes = [...document.querySelectorAll("input")];
  const index = boxes.indexOf(rows.at(-1)?.box);
  const next = boxes.find((box, at) => at >= index && !box.disabled);
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/** Shows the numbers, or the reason why a request was refused. */
async function requestList(options) {
  const response = await fetch("launch.json", options);
  const body = await response.json();
  byId("status").textContent = response.ok ? "" : body.message;
  if (!response.ok) return undefined;
  showSummary(body);
  return body;
}

const list = await requestList();
if (list) showGroups(list);
