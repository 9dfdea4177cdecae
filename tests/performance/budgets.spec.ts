import { brotliCompressSync } from "node:zlib";

import type { Browser, Page, Request } from "@playwright/test";

import { expect, hydrated, test } from "../support/strict-page.ts";
import { routeTable } from "../support/route-table.ts";

/** Limits of a first visit, in kB of brotli and numbers of requests: docs/performance.md. */
const budget = { html: 17.5, styles: 8.3, code: 105, data: 7, font: 12.5, requests: 11 } as const;

/** Pages that differ: the shortest fit into the first ten packets; long texts are in the document and in its data. */
const others: readonly [path: RegExp, limits: Partial<Record<keyof typeof budget, number>>][] = [
  [/^\/$/, { html: 19.5 }],
  [/^\/(contact|imprint|lp\/.+)$/, { html: 14.5 }],
  [/^\/resources\/glossary$/, { html: 40.5, code: 106, data: 26 }],
  [/^\/resources\/faq$/, { html: 27.5, code: 106, data: 15 }],
  [/^\/resources\/blog$/, { code: 106 }],
  [/^\/blog\/.+$/, { html: 28, data: 15.5 }],
  // The team comes with the query client, and its photographs.
  [/^\/company\/about$/, { code: 114, requests: 17 }],
];

const limitsOf = (path: string) => ({ ...budget, ...others.find(([pattern]) => pattern.test(path))?.[1] });

function kindOf(request: Request): string {
  const kind = request.resourceType();
  if (kind !== "script") return kind;
  return request.url().includes("/assets/start-") ? "data" : "code";
}

/** The only page with endless motion; tests/performance/idle.spec.ts holds what it costs. */
const home = "/";

const listEndless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(String),
  );

/** Long after the first paint, as on a slow connection. */
const fontDelay = 600;

async function visitFirst(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 823 },
  });
  const page = await context.newPage();
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay));
    await route.continue();
  });
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
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
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll("head style")].map(({ textContent }) => textContent).join(""),
  );
  const endless = await listEndless(page);
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const kind = kindOf(request);
    sizes.set(kind, (sizes.get(kind) ?? 0) + responseBodySize / 1000);
  }
  await context.close();
  return { sizes, styles, shift, early, endless, count: requests.length };
}

const groups = Array.from({ length: 3 }, (_, group) => routeTable.filter((_path, place) => place % 3 === group));

for (const [place, group] of groups.entries()) {
  test(`QUAL-5 a first visit stays within its bytes and requests, and a late font moves nothing: pages ${place + 1} of 3`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of group) {
      const { sizes, styles, shift, early, endless, count } = await visitFirst(browser, `${baseURL}${path}`, 412);
      const limits = limitsOf(path);
      const measured = {
        html: sizes.get("document"),
        code: sizes.get("code"),
        data: sizes.get("data"),
        font: sizes.get("font"),
      };
      for (const [kind, size] of Object.entries(measured)) {
        expect.soft(size, `${path}, kB of ${kind}`).toBeLessThanOrEqual(limits[kind as keyof typeof measured]);
      }
      expect.soft(sizes.has("stylesheet"), `${path} contains its styles`).toBe(false);
      expect.soft(styles, `${path} declares the order of layers first`).toMatch(/^[^{]*@layer (properties\{|theme,)/);
      const kilobytes = brotliCompressSync(styles).length / 1000;
      expect.soft(kilobytes, `${path}, kB of styles`).toBeLessThanOrEqual(limits.styles);
      expect.soft(kilobytes, `${path}, kB of styles`).toBeGreaterThan(5);
      expect.soft(count, `${path}, requests`).toBeLessThanOrEqual(limits.requests);
      expect.soft(shift, `${path}, layout shift at 412 px`).toBeLessThanOrEqual(0.01);
      expect.soft(early, `${path}, scripts requested before the first paint`).toEqual([]);
      if (path !== home) expect.soft(endless, `${path}, endless animations`).toEqual([]);
      const wide = await visitFirst(browser, `${baseURL}${path}`, 1280);
      expect.soft(wide.shift, `${path}, layout shift at 1280 px`).toBeLessThanOrEqual(0.01);
    }
  });
}
