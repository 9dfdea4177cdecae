import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const contactLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Contact us" });

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

test("every new path starts at the top, even on Back", { tag: "@ROUT-10" }, async ({ page }) => {
  await visit(page, "/resources/glossary");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL("/resources/glossary");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a navigation is announced and changes focus and title in one frame", { tag: "@ROUT-13" }, async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("h1")).not.toBeFocused();
  const title = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const before = document.querySelector("h1");
        const watch = () => {
          const now = document.querySelector("h1");
          if (now !== before && now !== null) resolve(document.title);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  await contactLink(page).click();
  expect(await title).toMatch(/^Contact/);
  await expect(page.getByRole("status").getByText(/^Page loaded: Contact/)).toBeAttached();
  await expect(page.locator("h1")).toBeFocused();
});

test("a click uses the data that hovering the link has prefetched", { tag: "@QUAL-5" }, async ({ page }) => {
  await visit(page, "/");
  const requested: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ response: { url, fromPrefetchCache, fromDiskCache } }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(".data"))
      requested.push(`${pathname} ${fromPrefetchCache === true || fromDiskCache === true}`);
  });
  await contactLink(page).hover();
  await expect.poll(() => requested).toEqual(["/contact.data false"]);
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => requested.slice(1)).toEqual(["/contact.data true"]);
});

test("a slow navigation shows a progress bar until it ends", async ({ page }) => {
  await visit(page, "/");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    await promise;
    await route.continue();
  });
  await contactLink(page).click();
  const bar = page.locator(".progress-bar");
  await expect(bar).toHaveCSS("opacity", "1");
  resolve();
  await expect(page).toHaveURL("/contact");
  await expect(bar).toHaveCount(0);
});

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
