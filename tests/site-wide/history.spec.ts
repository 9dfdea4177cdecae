import { getContent } from "#site/collections/content.server.ts";
import type { Page } from "@playwright/test";

import { expect, hydrated, test, visit } from "../support/strict-page.ts";

const { terms } = getContent();

// A page shows what its URL says, whichever way it was reached.

const lists = [
  { address: "/resources/glossary", query: "agentic", entries: ".term-card:visible" },
  { address: "/resources/faq", query: "terraform", entries: "main article:visible" },
  { address: "/resources/blog", query: "nis2", entries: "main .article-cards > li" },
] as const;
const search = (page: Page) => page.getByRole("searchbox");
const top = (page: Page) => page.evaluate(() => scrollY);

for (const { address, query, entries } of lists) {
  test(`GLOS-8 FAQ-6 BLOG-3 ${address} shows what its URL says after typing, a hash, Back, Forward and a reload`, async ({
    page,
  }) => {
    await visit(page, address);
    const all = await page.locator(entries).count();
    await search(page).fill(query);
    await page.waitForURL(`**${address}?q=${query}`);
    const some = await page.locator(entries).count();
    expect(some).toBeLessThan(all);

    await page.evaluate((path) => location.assign(`${path}#nowhere`), address);
    await expect(search(page)).toHaveValue("");
    await expect(page.locator(entries)).toHaveCount(all);
    await page.goBack();
    await expect(search(page)).toHaveValue(query);
    await expect(page.locator(entries)).toHaveCount(some);
    await page.goForward();
    await expect(page.locator(entries)).toHaveCount(all);
    await page.goBack();
    await expect(page.locator(entries)).toHaveCount(some);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(entries)).toHaveCount(some);
  });
}

test("GLOS-8 a search too long for a URL is kept on a reload and on Back", async ({ page }) => {
  const long = "agentic ".repeat(20_000).trim();
  await visit(page, "/resources/glossary");
  await search(page).fill(long);
  await expect(page.locator(".term-card:visible")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await page.waitForURL("**/privacy");
  await page.goBack();
  await expect(search(page)).toHaveValue(long);
  await page.reload();
  await expect(search(page)).toHaveValue(long);
  await expect(page.locator(".term-card:visible")).toHaveCount(0);
});

test("GLOS-23 Back from a badge leads to the filter, the place and the badge it was pressed at", async ({ page }) => {
  await visit(page, "/resources/glossary");
  await search(page).fill("agentic");
  await page.waitForURL("**?q=agentic");
  const some = await page.locator(".term-card:visible").count();
  const badge = page.locator('.term-card:visible a[href="#ai-agents"]').first();
  await badge.scrollIntoViewIfNeeded();
  const before = await top(page);
  await badge.click();
  await page.waitForURL("**/resources/glossary#ai-agents");
  await expect(page.locator(".term-card:visible")).toHaveCount(terms.length);
  await page.goBack();
  await expect(page.locator(".term-card:visible")).toHaveCount(some);
  await expect.poll(() => top(page)).toBe(before);
  await expect(badge).toBeFocused();
  await page.goForward();
  await expect(page.locator(".term-card:visible")).toHaveCount(terms.length);
  await expect(page.locator("#ai-agents")).toBeFocused();
});

test("GLOS-8 a search survives a jump right after typing", async ({ page }) => {
  await visit(page, "/resources/glossary");
  await search(page).fill("kubernetes");
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#section-K"]')?.click());
  await expect(page).toHaveURL("/resources/glossary?q=kubernetes#section-K", { timeout: 5000 });
  await expect(search(page)).toHaveValue("kubernetes");
});

test("Back undoes a jump to a letter or a section, after a reload too", async ({ page }) => {
  const jumps = [
    { address: "/resources/glossary", link: 'nav[aria-label="Letters"] a[href="#section-S"]', from: 250 },
    { address: "/blog/ai-enterprise-influence", link: '.contents-sidebar a[href="#future-trends"]', from: 700 },
  ];
  for (const { address, link, from } of jumps) {
    await visit(page, address);
    await page.evaluate((y) => scrollTo(0, y), from);
    await page.locator(link).click();
    await expect.poll(() => top(page)).toBeGreaterThan(5000);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(from);
    await page.goForward();
    await expect.poll(() => top(page)).toBeGreaterThan(5000);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(from);
  }
});

test("a link to the page one is on leads to its top", async ({ page }) => {
  for (const [address, name] of [
    ["/", /to the home page|home/i],
    ["/contact", "Contact us"],
  ] as const) {
    await visit(page, address);
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole("banner").getByRole("link", { name }).first().click();
    await expect.poll(() => top(page)).toBe(0);
    await expect(page.locator("h1")).toBeFocused();
  }
});
