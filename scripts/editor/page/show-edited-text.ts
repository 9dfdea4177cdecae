// Runs in pages of the dev server only, which scripts/servers/reload-on-content-change.ts adds it to. The editor's
// preview sends the text that is being edited, and the page scrolls there.
if (window !== top) {
  // The consent banner would cover the text that is being edited.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".consent-banner { display: none }");
  document.adoptedStyleSheets.push(sheet);
}

let timer: ReturnType<typeof setInterval> | undefined;

addEventListener("message", ({ source, data }: MessageEvent<{ text?: string } | null>) => {
  const text = data?.text;
  if (source !== top || source === window || text === undefined) return;
  // Heights are estimates otherwise (styles/base.css).
  document.documentElement.dataset["allLaidOut"] = "";
  showText(text);
  // After a reload, the browser returns to the last position, and the page still changes.
  clearInterval(timer);
  const started = performance.now();
  timer = setInterval(() => {
    showText(text);
    if (performance.now() - started > 2000) clearInterval(timer);
  }, 200);
});
// Asks for the text, because the dev server runs this after the page has loaded.
if (window !== top) top?.postMessage("ready", "*");
for (const type of ["wheel", "pointerdown", "keydown"]) addEventListener(type, () => clearInterval(timer));

function showText(text: string): void {
  // Cells of a table and tags are separate texts.
  const [longest = ""] = text.split(/[|<>]/).toSorted((a, b) => b.length - a.length);
  const words = comparable(longest).slice(0, 60);
  // A text of a few letters would be found in many places.
  if (words.length < 6) return;
  const roots = [document.querySelector("main"), document.body];
  const root = roots.find((element) => element && contains(element, words));
  if (!root) return;
  let found: Element = root;
  for (let next: Element | undefined = root; next; next = [...next.children].find((child) => contains(child, words))) {
    found = next;
  }
  if (found === root) return;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) found.scrollIntoView({ block: "center", behavior: "instant" });
}

const contains = (element: Element, words: string): boolean =>
  element.checkVisibility() && comparable(element.textContent).includes(words);

/** Removes what differs between a text as typed and on the page: quotes, spaces and Markdown. */
const comparable = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>*\s-]+|[*_`]/gm, "")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
