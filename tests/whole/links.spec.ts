import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { routeTable } from "../support/route-table.ts";

const allowed = new Set([...routeTable, "/about"]);

// The links are in the delivered HTML (QUAL-6), so the crawl can do without a browser.
test("ROUT-1 ROUT-2 ROUT-3 ROUT-4 ROUT-5 ROUT-6 ROUT-7 ROUT-8 ROUT-12 HEAD-22 LEG-9 QUAL-8 a crawl finds the 33 routes and no other; links that leave open a new tab, safely, and say so", async ({
  request,
}) => {
  const found = new Set(["/"]);
  const queue = ["/"];
  const anchors = new Map<string, Set<string>>();
  const jumps: { route: string; pathname: string; id: string }[] = [];
  let outside = 0;

  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    // Without script, what stands in noscript counts.
    const delivered = parse(await response.text(), { blockTextElements: { script: true, style: true } });
    anchors.set(route, new Set(delivered.querySelectorAll("[id]").map(({ id }) => id)));
    const footer = delivered.querySelectorAll("footer a").map((link) => link.getAttribute("href"));
    expect(footer, route).toEqual(expect.arrayContaining(["/privacy", "/imprint"]));
    for (const link of delivered.querySelectorAll("a")) {
      const href = link.getAttribute("href") ?? "";
      if (/^(mailto:|tel:)/.test(href)) continue;
      if (href.startsWith("https:")) {
        outside += 1;
        expect(link.attributes, `${route} links to ${href}`).toMatchObject({
          target: "_blank",
          rel: "noopener noreferrer",
        });
        expect(link.textContent, `${route} links to ${href}`).toContain("opens in a new tab");
        continue;
      }
      const { pathname, hash } = new URL(href, `http://site${route}`);
      if (hash !== "") jumps.push({ route, pathname, id: hash.slice(1) });
      expect(allowed, `${route} links to ${href}`).toContain(pathname);
      if (pathname !== "/about" && !found.has(pathname)) {
        found.add(pathname);
        queue.push(pathname);
      }
    }
  }
  expect([...found].toSorted()).toEqual(routeTable.toSorted());
  expect(jumps.filter(({ pathname, id }) => anchors.get(pathname)?.has(id) !== true)).toEqual([]);
  expect(outside).toBeGreaterThan(routeTable.length);
});
