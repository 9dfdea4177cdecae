import type { Page } from "@playwright/test";

/** Returns what a visitor and a search engine find in the open page, or in the HTML of another one. */
export const pageFacts = (page: Page, html?: string) =>
  page.evaluate(
    (source) => {
      const root = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
      // React leaves a noscript empty, prefetched files are not part of a page, and the team is loaded later.
      const unseen = "noscript, script, style, link, .team-placeholder, .team-grid";
      const describe = (part: Element) => {
        const copy = part.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll(unseen)) element.remove();
        const shapes = [...copy.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? "");
        return {
          // In sentences, so that a difference is shown as one. Closed menus and answers count.
          text: copy.textContent
            .replaceAll(/\s+/g, " ")
            .trim()
            .split(/(?<=[.?!])\s+/),
          links: [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href")),
          drawings: `${shapes.length} paths, ${shapes.join("").length} characters`,
        };
      };
      const head = "title, meta:is([name], [property]), link:is([rel=canonical], [rel=alternate], [rel~=icon])";
      return {
        head: [...root.head.querySelectorAll(head)].map((element) => element.outerHTML).toSorted(),
        parts: [...root.querySelectorAll("header, main, footer")].map(describe),
      };
      // The policy of the open page forbids the styles of another one.
    },
    html?.replaceAll(/<style.*?<\/style>/gs, ""),
  );
