/** Lays out the whole page, including parts that content-visibility skips. Runs in the page. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
}
