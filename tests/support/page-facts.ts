import type { Page } from "@playwright/test";

/** Returns the texts and links of the open page, or of the given HTML. */
export const pageFacts = (page: Page, html?: string) =>
  page.evaluate(
    (source) => {
      const root = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
      // The team is loaded later, and scripts set the year.
      const ignored = "noscript, script, style, .team-list, [data-year]";
      return [...root.querySelectorAll("header, main, footer")].map((part) => {
        const copy = part.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll(ignored)) element.remove();
        return {
          // Split into sentences, so that a failure prints the one that differs.
          text: copy.textContent
            .replaceAll(/\s+/g, " ")
            .trim()
            .split(/(?<=[.?!])\s+/),
          links: [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href")),
        };
      });
      // The content security policy of the open page blocks inline styles.
    },
    html?.replaceAll(/<style.*?<\/style>/gs, ""),
  );
