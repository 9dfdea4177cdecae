import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, hydrated, laidOut, test, visit } from "../support/strict-page.ts";

const { terms } = getContent();
const glossary = "/resources/glossary";
const search = (page: Page) => page.getByRole("searchbox");
const cards = (page: Page) => page.locator(".term-card:visible");
const readScroll = (page: Page) => page.evaluate(() => scrollY);

// The three lists share their filter.
test("the list matches its URL after Back, Forward and a reload", { tag: "@GLOS-8" }, async ({ page }) => {
  await visit(page, glossary);
  await search(page).fill("agentic");
  await page.waitForURL(`**${glossary}?q=agentic`);
  const some = await cards(page).count();
  expect(some).toBeLessThan(terms.length);

  await page.evaluate((url) => location.assign(url), `${glossary}#nowhere`);
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(terms.length);
  await page.goBack();
  await expect(search(page)).toHaveValue("agentic");
  await expect(cards(page)).toHaveCount(some);
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(some);
});

test("Back from a related term restores filter, position and focus", { tag: "@GLOS-23" }, async ({ page }) => {
  await visit(page, glossary);
  await search(page).fill("agentic");
  await page.waitForURL("**?q=agentic");
  const some = await cards(page).count();
  const badge = page.locator('.term-card:visible a[href="#ai-agents"]').first();
  await badge.scrollIntoViewIfNeeded();
  const before = await readScroll(page);
  await badge.click();
  await page.waitForURL(`**${glossary}#ai-agents`);
  await expect(cards(page)).toHaveCount(terms.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(some);
  await expect.poll(() => readScroll(page)).toBe(before);
  await expect(badge).toBeFocused();
  await page.goForward();
  await expect(cards(page)).toHaveCount(terms.length);
  await expect(page.locator("#ai-agents")).toBeFocused();
});

test("Back undoes a jump to a letter or a section, even after a reload", async ({ page }) => {
  for (const [path, link, from] of [
    [glossary, '.alphabet-bar a[href="#section-S"]', 250],
    ["/blog/ai-enterprise-influence", '.contents-sidebar a[href="#future-trends"]', 1200],
  ] as const) {
    await visit(page, path);
    await laidOut(page);
    await page.evaluate((y) => scrollTo(0, y), from);
    await page.locator(link).click();
    await expect.poll(() => readScroll(page)).toBeGreaterThan(5000);
    await page.goBack();
    await expect.poll(() => readScroll(page)).toBe(from);
    await page.goForward();
    await expect.poll(() => readScroll(page)).toBeGreaterThan(5000);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => readScroll(page)).toBe(from);
  }
});

test("a link to the current page scrolls to its top", async ({ page }) => {
  await visit(page, "/contact");
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  await expect.poll(() => readScroll(page)).toBe(0);
  await expect(page.locator("h1")).toBeFocused();
});
