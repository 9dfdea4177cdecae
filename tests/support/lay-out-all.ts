/** Lays out every part of a long page: parts out of sight have no size until they are seen. Runs in the page. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
}
