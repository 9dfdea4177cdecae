import { expect, test } from "@playwright/test";

import { routeTable } from "./route-table.ts";

// The links are in the delivered HTML (QUAL-6), so the crawl can do without script.
test.use({ javaScriptEnabled: false });

const allowed = new Set([...routeTable, "/about"]);

test("ROUT-1 ROUT-12 a crawl from the home page finds the 33 routes and no other address", async ({
  page,
  request,
}) => {
  const found = new Set(["/"]);
  const queue = ["/"];
  const anchors = new Map<string, Set<string>>();

  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    await page.goto(route);
    const hrefs = await page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map((element) => element.id));
    anchors.set(route, new Set(ids));
    for (const href of hrefs) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${route}`);
      if (hash !== "" && pathname === route) expect(ids, `${route} links to ${hash}`).toContain(hash.slice(1));
      expect(allowed, `${route} links to ${href}`).toContain(pathname);
      if (pathname !== "/about" && !found.has(pathname)) {
        found.add(pathname);
        queue.push(pathname);
      }
    }
  }
  expect([...found].toSorted()).toEqual(routeTable.toSorted());

  const about = await request.get("/about", { maxRedirects: 0 });
  expect(about.status()).toBe(301);
  expect(about.headers()["location"]).toMatch(/\/company\/about$/);
});

test("HEAD-22 QUAL-8 links that leave the site open a new tab, safely, and say so", async ({ page }) => {
  for (const route of routeTable) {
    await page.goto(route);
    for (const link of await page.locator('a[href^="https:"]').all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText("opens in a new tab");
    }
  }
});
