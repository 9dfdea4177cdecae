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
  document.documentElement.dataset["whole"] = "";
  clearInterval(timer);
  let isShown = showText(text);
  // The server may still be rendering the text. Then, after a reload, the browser returns to the last position.
  let end = performance.now() + (isShown ? 2000 : 15_000);
  timer = setInterval(() => {
    const isFound = showText(text);
    if (isFound && !isShown) end = performance.now() + 2000;
    isShown ||= isFound;
    if (performance.now() > end) clearInterval(timer);
  }, 200);
});
// Asks for the text, because the dev server runs this after the page has loaded.
if (window !== top) top?.postMessage("ready", "*");
for (const type of ["wheel", "pointerdown", "keydown"]) addEventListener(type, () => clearInterval(timer));

/** Returns whether the page contains the text. */
function showText(text: string): boolean {
  // Cells of a table and tags are separate texts.
  const [longest = ""] = text.split(/[|<>]/).toSorted((a, b) => b.length - a.length);
  const whole = comparable(longest);
  const words = whole.slice(0, 60);
  // A text of a few letters would be found in many places.
  if (words.length < 6) return true;
  // The same words may be part of other texts.
  const found = findText((content) => content === whole) ?? findText((content) => content.includes(words));
  if (!found) return false;
  const folded = found.closest("details");
  if (folded) folded.open = true;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) found.scrollIntoView({ block: "center", behavior: "instant" });
  return true;
}

/** Returns the first of the smallest elements whose text matches, preferably in the page itself. */
function findText(matches: (content: string) => boolean): Element | undefined {
  for (const scope of ["main *", "body *"]) {
    const isFound = (element: Element): boolean => isShown(element) && matches(comparable(element.textContent));
    const found = new Set([...document.querySelectorAll(scope)].filter(isFound));
    const smallest = [...found].find(({ children }) => ![...children].some((child) => found.has(child)));
    if (smallest) return smallest;
  }
  return undefined;
}

/** Folded answers count, because they are unfolded. */
const isShown = (element: Element): boolean =>
  element.checkVisibility() || element.closest("details:not([open])") !== null;

/** Removes what differs between a text as typed and on the page: quotes, spaces and Markdown. */
const comparable = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>*\s-]+|[*_`]/gm, "")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
