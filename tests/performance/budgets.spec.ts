import { brotliCompressSync } from "node:zlib";

import type { Browser, Request } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { hasTools } from "#site/generated/script-values.ts";
import { articlePath } from "#site/paths.ts";

import { measureShift } from "../support/measure-page.ts";
import { templates, testedPages } from "../support/route-table.ts";
import { expect, ready, test } from "../support/strict-page.ts";

const { articles, cases, terms, questions } = getContent();
const questionCount = questions.flatMap(({ items }) => items).length;

/** Limits of a first visit in kB of brotli and numbers of requests: docs/performance.md. Texts do not count as markup. */
const budget = { markup: 13.5, styles: 8.9, code: hasTools ? 4.8 : 4.2, font: 12.5, requests: 8 };

type Exception = [path: RegExp, limits: Partial<typeof budget>];

const exceptions: readonly Exception[] = [
  [/^\/$/, { markup: 18.2, styles: 9.7 }],
  [/^\/references\/.+$/, { markup: 16, styles: 9.7 }],
  // Overviews show a drawing of each service.
  [/^\/services\/.+$/, { markup: 17, styles: 9.9, requests: 12 }],
  // These grow with their entries, and articles with their reading time.
  [/^\/company\/references$/, { markup: 12.2 + cases.length * 0.6 }],
  [/^\/resources\/glossary$/, { markup: 10 + terms.length * 0.12 }],
  [/^\/resources\/faq$/, { markup: 10.8 + questionCount * 0.1 }],
  [/^\/resources\/blog$/, { markup: 13.3 + articles.length * 0.4 }],
  ...articles.map(({ slug, minutes }): Exception => [
    new RegExp(`^${articlePath(slug)}$`),
    { markup: 15.2 + minutes * 0.3, styles: 9.2 },
  ]),
  // Draws houses and stairs.
  [/^\/company\/about$/, { markup: 14, requests: 13 }],
];

const kilobytes = (text: string): number => brotliCompressSync(text).length / 1000;

function kindOf(request: Request): string {
  const kind = request.resourceType();
  return { document: "html", script: "code" }[kind] ?? kind;
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
  await ready(page);
  await page.waitForLoadState("networkidle");
  const measured = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource");
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
    return {
      earlyScripts: resources.filter(({ name, startTime }) => name.endsWith(".js") && startTime < painted),
      // A preload competes with the page for bandwidth, and browsers wait for that of a font.
      delays: [
        ...[...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ href }) => href),
        ...resources
          .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
          .map(({ name }) => name),
      ],
      styles: [...document.querySelectorAll("head style")].map(({ textContent }) => textContent).join(""),
      text: [...document.querySelectorAll("body > :not(script)")].map(({ textContent }) => textContent).join(" "),
      endless: endless.map(String),
    };
  });
  const sizes: Record<string, number> = {};
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    if (request.url().includes("/print-")) continue;
    sizes[kindOf(request)] = (sizes[kindOf(request)] ?? 0) + responseBodySize / 1000;
  }
  await context.close();
  return { ...measured, sizes, requests: requests.length };
}

for (const group of [0, 1, 2]) {
  test(`first visits stay within budget: pages ${group + 1} of 3`, { tag: "@QUAL-5" }, async ({ browser, baseURL }) => {
    for (const path of testedPages.filter((_, index) => index % 3 === group)) {
      const first = await visitFirst(browser, `${baseURL}${path}`);
      const limits = { ...budget, ...exceptions.find(([pattern]) => pattern.test(path))?.[1] };
      const styles = kilobytes(first.styles);
      const markup = (first.sizes["html"] ?? Number.NaN) - kilobytes(first.text);
      const used: Record<string, number | undefined> = { ...first.sizes, markup, styles, requests: first.requests };
      for (const [kind, limit] of Object.entries(limits))
        expect.soft(used[kind], `${path}: ${kind}`).toBeLessThanOrEqual(limit);
      expect.soft(first.sizes["stylesheet"], `${path} contains its styles`).toBeUndefined();
      expect.soft(first.delays, `${path}: preloaded or blocking before the first paint`).toEqual([]);
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
