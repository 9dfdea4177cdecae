import type { Page } from "@playwright/test";

/** Returns the texts, links and head of the open page, or of the given HTML. */
export const pageFacts = (page: Page, html?: string) =>
  page.evaluate(
    (source) => {
      const root = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
      // React leaves noscript empty, prefetch links are not part of a page, and the team is loaded later.
      const ignored = "noscript, script, style, link, .team-placeholder, .team-grid";
      const describe = (part: Element) => {
        const copy = part.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll(ignored)) element.remove();
        const shapes = [...copy.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? "");
        return {
          // Split into sentences, so that a failure prints the one that differs.
          text: copy.textContent
            .replaceAll(/\s+/g, " ")
            .trim()
            .split(/(?<=[.?!])\s+/),
          // All attributes, except for ids that React generates and states that only JavaScript sets.
          attributes: [...copy.querySelectorAll("*")].map(({ tagName, attributes }) => {
            const listed = [...attributes].filter(({ name }) => !name.startsWith("data-"));
            const values = listed.map(({ name, value }) => `${name}=${value.replace(/^_[rR]_\w*_$/, "generated")}`);
            return `${tagName} ${values.toSorted().join(" ")}`;
          }),
          links: [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href")),
          drawings: `${shapes.length} paths, ${shapes.join("").length} characters`,
        };
      };
      const head = "title, meta:is([name], [property]), link:is([rel=canonical], [rel=alternate], [rel~=icon])";
      return {
        head: [...root.head.querySelectorAll(head)].map((element) => element.outerHTML).toSorted(),
        parts: [...root.querySelectorAll("header, main, footer")].map(describe),
      };
      // The content security policy of the open page blocks inline styles.
    },
    html?.replaceAll(/<style.*?<\/style>/gs, ""),
  );
