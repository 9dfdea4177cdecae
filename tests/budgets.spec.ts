import type { Browser, Request } from "@playwright/test";

import { expect, hydrated, test } from "./quiet-page.ts";
import { routeTable } from "./route-table.ts";

/** kB of brotli and numbers of requests that no first visit exceeds: docs/speed.md says what they consist of. */
const budget = { script: 96.5, font: 20.5, document: 20.1, requests: 12, all: 137 } as const;

/** Pages that consist of text: their words alone take most of this. */
const longPages: Record<string, number> = {
  "/resources/glossary": 40.7,
  "/resources/faq": 27.9,
  "/blog/ai-enterprise-influence": 29.6,
  "/blog/devsecops-regulatory-compliance": 25.4,
  "/blog/azure-local-arc-data-sovereignty": 22.1,
};

const groups = Array.from({ length: 3 }, (_, group) => routeTable.filter((_path, place) => place % 3 === group));

async function visitFirst(browser: Browser, url: string) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // No entry, no call.
        setTimeout(() => resolve(0), 200);
      }),
  );
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < painted)
      .map(({ name }) => name);
  });
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    sizes.set(kind, (sizes.get(kind) ?? 0) + responseBodySize / 1000);
  }
  await context.close();
  return { sizes, shift, early, count: requests.length };
}

for (const [place, group] of groups.entries()) {
  test(`QUAL-5 a first visit stays within its bytes and requests, and nothing moves: pages ${place + 1} of 3`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of group) {
      const { sizes, shift, early, count } = await visitFirst(browser, `${baseURL}${path}`);
      for (const kind of ["script", "font"] as const) {
        expect.soft(sizes.get(kind), `${path}, kB of kind ${kind}`).toBeLessThanOrEqual(budget[kind]);
      }
      expect.soft(sizes.has("stylesheet"), `${path} carries its styles`).toBe(false);
      const limit = longPages[path] ?? budget.document;
      expect.soft(sizes.get("document"), `${path}, kB of HTML`).toBeGreaterThan(limit - 6);
      expect.soft(sizes.get("document"), `${path}, kB of HTML`).toBeLessThanOrEqual(limit);
      const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      expect.soft(all, `${path}, kB in all`).toBeLessThanOrEqual(budget.all + limit - budget.document);
      // The team is asked for, and its photographs.
      const more = path === "/company/about" ? 2 : 0;
      expect.soft(count, `${path}, requests`).toBeLessThanOrEqual(budget.requests + more);
      expect.soft(shift, `${path}, layout shift`).toBe(0);
      expect.soft(early, `${path}, scripts asked for before the text was painted`).toEqual([]);
    }
  });
}
