import { brotliCompressSync } from "node:zlib";

import type { Browser, Request } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, hydrated, test } from "../support/strict-page.ts";
import { measureShift } from "../support/measure-page.ts";
import { routeTable, templates } from "../support/route-table.ts";

const { terms, questions } = getContent();
const questionCount = questions.flatMap(({ items }) => items).length;

/** Limits of a first visit in kB of brotli and numbers of requests: docs/performance.md. */
const budget = { html: 17.5, styles: 8.3, code: 106, data: 7, font: 12.5, requests: 11 };

/** Exceptions: the shortest pages fit into the first ten packets; long texts are in the document and in its data. */
const exceptions: readonly [path: RegExp, limits: Partial<typeof budget>][] = [
  [/^\/$/, { html: 21, styles: 8.5, data: 8 }],
  [/^\/imprint$/, { html: 14.5 }],
  [/^\/lp\/.+$/, { html: 15 }],
  [/^\/contact$/, { html: 15.5 }],
  [/^\/privacy$/, { html: 18 }],
  [/^\/references\/.+$/, { html: 18.2, styles: 8.4 }],
  [/^\/services\/.+$/, { html: 19.8, styles: 8.8 }],
  // These lists grow with their entries.
  [/^\/resources\/glossary$/, { html: terms.length * 0.375, data: terms.length * 0.24 }],
  [/^\/resources\/faq$/, { html: questionCount * 0.47, data: questionCount * 0.25 }],
  [/^\/blog\/.+$/, { html: 28, styles: 8.8, data: 15.5 }],
  // Loads the query client and photographs.
  [/^\/company\/about$/, { code: 114.5, requests: 17 }],
];

function kindOf(request: Request): string {
  const kind = request.resourceType();
  if (kind === "document") return "html";
  if (kind !== "script") return kind;
  return request.url().includes("/assets/start-") ? "data" : "code";
}

async function visitFirst(browser: Browser, url: string) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const measured = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource");
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
    return {
      earlyScripts: resources.filter(({ name, startTime }) => name.endsWith(".js") && startTime < painted),
      styles: [...document.querySelectorAll("head style")].map(({ textContent }) => textContent).join(""),
      endless: endless.map(String),
    };
  });
  const sizes: Record<string, number> = {};
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    sizes[kindOf(request)] = (sizes[kindOf(request)] ?? 0) + responseBodySize / 1000;
  }
  await context.close();
  return { ...measured, sizes, requests: requests.length };
}

for (const group of [0, 1, 2]) {
  test(`first visits stay within budget: pages ${group + 1} of 3`, { tag: "@QUAL-5" }, async ({ browser, baseURL }) => {
    for (const path of routeTable.filter((_, index) => index % 3 === group)) {
      const first = await visitFirst(browser, `${baseURL}${path}`);
      const limits = { ...budget, ...exceptions.find(([pattern]) => pattern.test(path))?.[1] };
      const styles = brotliCompressSync(first.styles).length / 1000;
      const used: Record<string, number | undefined> = { ...first.sizes, styles, requests: first.requests };
      for (const [kind, limit] of Object.entries(limits))
        expect.soft(used[kind], `${path}: ${kind}`).toBeLessThanOrEqual(limit);
      expect.soft(first.sizes["stylesheet"], `${path} contains its styles`).toBeUndefined();
      expect.soft(styles, `${path}: kB of styles`).toBeGreaterThan(5);
      expect.soft(first.earlyScripts, `${path}: scripts requested before the first paint`).toEqual([]);
      // Only the home page has endless motion; idle.spec.ts limits its cost.
      if (path !== "/") expect.soft(first.endless, `${path}: endless animations`).toEqual([]);
    }
  });
}

for (const width of [412, 1280]) {
  test(`a late font shifts nothing at ${width} px`, { tag: "@QUAL-5" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    // Longer than the first paint takes, as on a slow connection. An intercepted request is not cached.
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    for (const path of templates) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(measureShift), path).toBeLessThanOrEqual(0.01);
    }
  });
}
