import { onLeft } from "#site/page-life.ts";

/** Where a reader looks, as a fraction of the window height from the top. */
const readingLine = 0.2;

/** Highlights the section in view in the contents, and opens and closes the drawer of small windows. */
export default function enhanceContents(article: HTMLElement): void {
  const sidebar = article.querySelector(".contents-sidebar");
  const links = [...article.querySelectorAll<HTMLAnchorElement>(".contents-list a")];
  const sections = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  /** A chosen section is the current one until scrolling ends or the reader scrolls. */
  let chosen: string | undefined;

  const update = () => {
    const current = chosen ?? findCurrent(sections)?.id;
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    // In a low window the list scrolls: keeps the highlighted entry in view.
    const entry = sidebar?.querySelector<HTMLElement>("[aria-current]");
    if (sidebar && entry) sidebar.scrollTo({ top: entry.offsetTop - sidebar.clientHeight / 2 });
  };
  const choose = (id: string | undefined) => {
    chosen = id;
    update();
  };
  update();
  for (const event of ["scroll", "resize"]) addEventListener(event, update, { passive: true });
  for (const event of ["scrollend", "wheel", "touchmove"])
    addEventListener(event, () => choose(undefined), { passive: true });
  for (const link of links)
    link.addEventListener("click", () => {
      article.querySelector("dialog")?.close();
      choose(link.hash.slice(1));
    });
  enhanceDrawer(article);
}

/** Returns the last section above the reading line, or the first one above all of them. */
function findCurrent(sections: readonly HTMLElement[]): HTMLElement | undefined {
  // A short last section may never reach the line: it is the current one at the end of the page.
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return sections.at(-1);
  // Not an IntersectionObserver, which reports nothing when a jump skips a short section.
  return sections.findLast(isAboveLine) ?? sections[0];
}

const isAboveLine = (section: HTMLElement): boolean => section.getBoundingClientRect().top <= innerHeight * readingLine;

function enhanceDrawer(article: HTMLElement): void {
  const drawer = article.querySelector("dialog");
  const [open, close] = article.querySelectorAll(".contents-bar button");
  if (!drawer) return;
  open?.addEventListener("click", () => drawer.showModal());
  close?.addEventListener("click", () => drawer.close());
  // A text selection that starts in the panel and ends on the backdrop must not close it.
  drawer.addEventListener("pointerdown", ({ target }) => {
    if (target === drawer)
      addEventListener("pointerup", (event) => event.target === drawer && drawer.close(), { once: true });
  });
  onLeft(() => drawer.close());
  // Back and Forward within the article.
  addEventListener("popstate", () => drawer.close());
  // An invisible modal dialog would still block the page.
  new ResizeObserver(() => {
    if (!drawer.open || drawer.checkVisibility()) return;
    drawer.close();
    article.querySelector<HTMLElement>(".contents-sidebar a")?.focus({ preventScroll: true });
  }).observe(drawer);
}
