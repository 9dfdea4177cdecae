// Shows the list of scripts/launch/serve-launch-list.ts, and sends each confirmed value to it.

/** @param {string} name @param {Record<string, unknown>} properties @param {(Node | string)[]} children */
function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const byId = (id) => document.querySelector(`#${id}`);

function showList({ groups, siteUrl, ...total }) {
  const rows = [...groups, { name: "Total", ...total }].map(({ name, values, blocks, canWait, lawyer }) =>
    element("tr", {}, ...[name, values, blocks, canWait, lawyer].map((cell) => element("td", {}, String(cell)))),
  );
  byId("summary").replaceChildren(...rows);
  const open = new Set([...document.querySelectorAll("details[open]")].map(({ id }) => id));
  const sections = groups
    .filter(({ values }) => values > 0)
    .map(({ name, kinds }) =>
      element("section", {}, element("h2", {}, name), ...kinds.flatMap((kind) => showKind(kind, siteUrl, open))),
    );
  byId("groups").replaceChildren(...sections);
}

function showKind({ label, ifItStays, blocks, lawyer, summarized, values }, siteUrl, open) {
  const urgency = (blocks ? "blocks the launch" : "can wait") + (lawyer ? ", for a lawyer" : "");
  const badge = element("span", { className: blocks ? "urgency blocks" : "urgency" }, ` ${urgency}`);
  const pages = Map.groupBy(values, ({ page }) => page);
  const lists = [...pages].map(([page, own]) => {
    const link = element("a", { href: siteUrl + page, target: "_blank" }, page);
    const list = element("ul", {}, ...own.map(showValue));
    if (!summarized) return element("div", {}, element("h4", {}, link), list);
    const summary = element("summary", {}, link, ` ${own.length} values`);
    const all = element("button", { type: "button" }, `Confirm all ${own.length} values`);
    all.addEventListener("click", () => void confirmValues(all, own));
    return element("details", { id: page, open: open.has(page) }, summary, list, all);
  });
  return [element("h3", {}, label, badge), element("p", {}, `If it stays: ${ifItStays}`), ...lists];
}

function showValue(value) {
  const box = element("input", { type: "checkbox", ariaLabel: `Confirmed: ${value.value}` });
  box.addEventListener("change", () => void confirmValues(box, [value]));
  const place = element("small", {}, `${value.file}:${value.line} ${value.field}`);
  return element("li", {}, element("label", {}, box, " Confirmed"), element("div", {}, value.value, place));
}

async function confirmValues(control, values) {
  const index = listBoxes().indexOf(control);
  control.disabled = true;
  const isConfirmed = await requestList({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(values),
  });
  if (isConfirmed) listBoxes()[index]?.focus();
  else control.checked = control.disabled = false;
}

const listBoxes = () => [...document.querySelectorAll("input")];

async function requestList(options) {
  const response = await fetch("launch.json", options);
  const body = await response.json();
  byId("status").textContent = response.ok ? "" : body.message;
  if (response.ok) showList(body);
  return response.ok;
}

await requestList();
