import type { Page } from "@playwright/test";

import { expect, test, visit } from "../support/strict-page.ts";

// Panels of small screens do not outlive the window, or the page, they were opened in.

const article = "/blog/ai-enterprise-influence";
const [portrait, landscape] = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];
const isFocusVisible = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility() === true);

test.use({ viewport: portrait });

for (const { what, path, opener, opened } of [
  { what: "the contents panel", path: article, opener: "Contents", opened: "dialog" },
  { what: "the small menu", path: "/contact", opener: "Open menu", opened: "#mobile-menu" },
]) {
  test(`HEAD-16 ART-4 ART-23 rotating the screen closes ${what}, which can be opened again`, async ({ page }) => {
    await visit(page, path);
    const button = page.getByRole("button", { name: opener, exact: true });
    await button.click();
    await expect(page.locator(opened)).toBeVisible();
    await page.setViewportSize(landscape);
    await expect(page.locator(opened)).toBeHidden();
    await expect.poll(() => isFocusVisible(page)).toBe(true);
    await page.setViewportSize(portrait);
    await expect(page.locator(opened)).toBeHidden();
    await button.click();
    await expect(page.locator(opened)).toBeVisible();
  });
}

test("ART-4 ART-23 Back closes the contents panel, also within the article", async ({ page }) => {
  await visit(page, "/resources/blog");
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  const panel = page.locator("dialog");
  const button = page.getByRole("button", { name: "Contents", exact: true });
  await button.click();
  await panel.getByRole("link").nth(4).click();
  await expect(page).toHaveURL(`${article}#quality-assurance`);
  for (const url of [article, "/resources/blog"]) {
    await button.click();
    await expect(panel).toHaveAttribute("open");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await expect(panel.and(page.locator("[open]"))).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("HEAD-18 the small menu closes on Back and Forward", async ({ page }) => {
  await visit(page, "/contact");
  await page.locator('footer a[href="/imprint"]').click();
  await expect(page).toHaveURL("/imprint");
  for (const [move, url] of [
    ["back", "/contact"],
    ["forward", "/imprint"],
  ] as const) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
    await page.evaluate((name) => history[name](), move);
    await expect(page).toHaveURL(url);
    await expect(page.locator("#mobile-menu")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});
