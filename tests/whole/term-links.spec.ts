import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { routeTable } from "../support/route-table.ts";

const glossary = "/resources/glossary";
/** How many terms the running text of a page links at least; pages of other kinds link none. */
const leastOn = (route: string): number => {
  if (/^\/(services|blog)\//.test(route)) return 5;
  return route.startsWith("/references/") || [glossary, "/resources/faq"].includes(route) ? 1 : 0;
};

// That hydration and coming back leave the links as they are: without-script.spec.ts and page-equality.spec.ts.
test("LINK-3 LINK-7 LINK-8 LINK-9 terms are linked once a page, in running text of certain pages only", async ({
  request,
}) => {
  for (const route of routeTable) {
    const links = parse(await (await request.get(route)).text()).querySelectorAll(".term-link");
    const slugs = links.map((link) => {
      const { pathname, hash } = new URL(link.getAttribute("href") ?? "", `http://site${route}`);
      expect(pathname, route).toBe(glossary);
      const around = link.parentNode?.closest("h1, h2, h3, a, button, code, summary, nav, header, footer");
      expect(around, `${route} links ${hash}`).toBeNull();
      expect(link.closest("article")?.id, route).not.toBe(hash.slice(1));
      return hash;
    });
    expect(new Set(slugs).size, route).toBe(slugs.length);
    if (leastOn(route) === 0) expect(slugs, route).toEqual([]);
    // Running text: paragraphs, answers and points of a list, not headings.
    else
      expect(slugs.length, `${route}, whose running text links ${slugs.join(" ")}`).toBeGreaterThanOrEqual(
        leastOn(route),
      );
  }
});
