import { brotliCompressSync } from "node:zlib";

import type { Browser, Request } from "@playwright/test";

import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

/**
 * kB of brotli and numbers of requests that no first visit exceeds; docs/speed.md says what they are today. Texts may grow
 * within the total; what every page carries may not.
 */
const budget = { total: 151, styles: 13.5, program: 102, shell: 5, font: 12.5, requests: 13 } as const;

/** Pages that consist of text, which stands in the document and in the start file. */
const longTexts: readonly [path: RegExp, total: number][] = [
  [/^\/resources\/glossary$/, 190],
  [/^\/(resources\/faq|blog\/.+)$/, 175],
];

/** About asks for the team and its photographs, with the query client. */
const about = { path: "/company/about", total: 156.5, program: 110.5, requests: 5 };

/** What a file of the first visit is. */
function kindOf(request: Request): string {
  const kind = request.resourceType();
  if (kind !== "script") return kind;
  return /\/assets\/(start|shell)-/.exec(request.url())?.[1] ?? "program";
}

const groups = Array.from({ length: 3 }, (_, group) => routeTable.filter((_path, place) => place % 3 === group));

async function visitFirst(browser: Browser, url: string, hasFont = true) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  if (!hasFont) await page.route("**/*.woff2", (route) => route.abort());
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
  const styles = await page.evaluate(() => document.querySelector("head style")?.textContent ?? "");
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const kind = kindOf(request);
    sizes.set(kind, (sizes.get(kind) ?? 0) + responseBodySize / 1000);
  }
  await context.close();
  return { sizes, styles: brotliCompressSync(styles).length / 1000, shift, early, count: requests.length };
}

for (const [place, group] of groups.entries()) {
  test(`QUAL-5 a first visit stays within its bytes and requests, and hardly anything moves: pages ${place + 1} of 3`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of group) {
      const { sizes, styles, shift, early, count } = await visitFirst(browser, `${baseURL}${path}`);
      const isAbout = path === about.path;
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      const [, long = budget.total] = longTexts.find(([pattern]) => pattern.test(path)) ?? [];
      const limits = { ...budget, total: long, ...(isAbout && { total: about.total, program: about.program }) };
      expect.soft(total, `${path}, kB in all`).toBeLessThanOrEqual(limits.total);
      for (const kind of ["program", "shell", "font"] as const) {
        expect.soft(sizes.get(kind), `${path}, kB of kind ${kind}`).toBeLessThanOrEqual(limits[kind]);
      }
      expect.soft(sizes.has("stylesheet"), `${path} carries its styles`).toBe(false);
      expect.soft(styles, `${path}, kB of styles`).toBeGreaterThan(5);
      expect.soft(styles, `${path}, kB of styles`).toBeLessThanOrEqual(limits.styles);
      expect.soft(count, `${path}, requests`).toBeLessThanOrEqual(budget.requests + (isAbout ? about.requests : 0));
      // A font that comes late may move a line; where that is, decision 028 says.
      expect.soft(shift, `${path}, layout shift`).toBeLessThanOrEqual(0.1);
      expect.soft(early, `${path}, scripts asked for before the text was painted`).toEqual([]);
    }
  });
}

test("QUAL-5 nothing but the font ever moves a page", async ({ browser, baseURL }) => {
  for (const path of routeTable) {
    const { shift } = await visitFirst(browser, `${baseURL}${path}`, false);
    expect.soft(shift, `${path}, layout shift`).toBe(0);
  }
});
