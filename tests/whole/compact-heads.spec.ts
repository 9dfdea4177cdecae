import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { expect, hydrated, test } from "../support/quiet-page.ts";

// Pages to look something up open with a low head, and the first entry is in sight.

const lists = [pagePath("glossary"), pagePath("faq"), pagePath("blog")];
const legal = [pagePath("privacy"), pagePath("imprint")];

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await page.goto(path);
  await hydrated(page);
}

test.describe("at 1280 × 800 px", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("glossary, FAQ, blog and legal pages have a head of 240 px", async ({ page }) => {
    for (const path of [...lists, ...legal]) {
      await open(page, path);
      const height = (await page.locator(".compact-head").boundingBox())?.height ?? 0;
      expect(Math.abs(height - 240), `${path}: ${height} px`).toBeLessThanOrEqual(8);
    }
  });

  test("GLOS-1 FAQ-1 BLOG-2 GLOS-27 search and count stand in the head, the first entry below without scrolling", async ({
    page,
  }) => {
    for (const path of lists) {
      await open(page, path);
      const head = await page.locator(".compact-head").boundingBox();
      for (const part of [page.getByRole("searchbox"), page.getByRole("search").getByRole("status")]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
      }
      await expect(page.locator("main :is(article, .article-cards > li)").first()).toBeInViewport({ ratio: 1 });
    }
  });

  test("GLOS-6 the letters stay in sight under the header, and cover no place they lead to", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, pagePath("glossary"));
    const bar = page.getByRole("navigation", { name: "Letters" });
    await bar.getByRole("link", { name: "S", exact: true }).click();
    await expect(page.locator("#section-S")).toBeInViewport();
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y).toBe(72);
    expect((await page.locator("#section-S").boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    await bar.getByRole("link", { name: "C", exact: true }).click();
    await expect(page.locator("#section-C .term-letter")).toBeInViewport();
  });
});

test("GLOS-3 FAQ-2 BLOG-2 on a phone the chips stand in one row that scrolls, and the keyboard reaches the last", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of lists) {
    await open(page, path);
    const chips = page.getByRole("search").locator("button[aria-pressed]");
    const tops = await chips.evaluateAll((all) => all.map((chip) => Math.round(chip.getBoundingClientRect().top)));
    expect(new Set(tops).size, path).toBe(1);
    await expect(chips.last()).not.toBeInViewport();
    await chips.first().focus();
    for (let step = 1; step < tops.length; step += 1) await page.keyboard.press("Tab");
    await expect(chips.last()).toBeFocused();
    await expect(chips.last()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
