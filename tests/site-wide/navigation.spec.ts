import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact us" });
const readScroll = (page: Page) => page.evaluate(() => scrollY);

test("the footer's /about link leads to the About page", { tag: "@FOOT-4" }, async ({ page }) => {
  await visit(page, "/privacy");
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await expect(about).toHaveAttribute("href", "/about");
  await about.click();
  await expect(page).toHaveURL("/company/about");
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("the footer shows the visitor's year, not that of the build", { tag: "@FOOT-6" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-02T12:00:00Z"));
  await visit(page, "/nowhere");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${getContent().site.company}`);
});

test(
  "a link starts at the top or at its anchor, and Back restores the position",
  { tag: "@ROUT-10" },
  async ({ page }) => {
    await visit(page, "/resources/glossary");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL("/privacy");
    expect(await readScroll(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/resources/glossary");
    await expect.poll(() => readScroll(page)).toBeGreaterThan(1000);

    await visit(page, "/company/about");
    const teaser = page.locator('main a[href="/contact#working-with-us"]').first();
    await teaser.click();
    await expect(page).toHaveURL("/contact#working-with-us");
    await expect(page.locator("#working-with-us")).toBeInViewport();
  },
);

test(
  "a page opened by a link has its title, and Tab starts at the skip link",
  { tag: "@ROUT-13" },
  async ({ page }) => {
    await visit(page, "/");
    await contactLink(page).click();
    await expect(page).toHaveTitle(/^Contact/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  },
);

test("the skip link is the first stop and leads to the content", { tag: "@HEAD-21" }, async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("public pages leave Ctrl+B to the browser and set no cookie", { tag: "@SIDE-5" }, async ({ page, context }) => {
  await visit(page, "/");
  await expect(page.locator(".sidebar")).toHaveCount(0);
  const isPrevented = await page.evaluate(() => {
    const init = { key: "b", ctrlKey: true, bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  expect(isPrevented).toBe(false);
  expect(await context.cookies()).toEqual([]);
});
