// What others do to a page that a visitor reads. These run in the page itself.

/** As Chromium's translator: every text in two elements of its own, in another language. What it has done already, it leaves. */
export function translatePage(): void {
  const unseen = "script, style, noscript, svg, font";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== "" && !text.parentElement?.closest(unseen)) texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
    inner.textContent = `»${text.data}«`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.title = `»${document.title}«`;
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
}

/** As extensions: an element of theirs at each level, beside and inside what is there. */
export function insertElements(): void {
  const levels = "html, head, body, header, main, footer, main section, main div, main p, main a, main li, search";
  for (const element of document.querySelectorAll(levels)) {
    const name = element.matches("head") ? "meta" : "x-theirs";
    element.prepend(document.createElement(name));
    element.append(document.createElement(name));
  }
  for (const element of document.querySelectorAll("main p, main h2, main input")) {
    element.after(document.createElement("x-theirs"));
  }
}

/** As dark readers, spelling checkers and password managers: attributes, classes and styles. */
export function addAttributes(): void {
  for (const element of document.querySelectorAll<HTMLElement>("html, body, main, input, a, button, p, svg")) {
    element.dataset["theirs"] = "yes";
    element.setAttribute("spellcheck", "false");
    element.classList.add("theirs");
    element.style.setProperty("--theirs", "1px");
  }
}
