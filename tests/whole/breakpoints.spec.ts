import { expect, hydrated, test } from "../support/quiet-page.ts";

// What is open on a small screen does not outlive the window, or the page, it was opened in.

const article = "/blog/ai-enterprise-influence";
/** The element that has the focus is one the visitor can see. */
const isSeen = () => document.activeElement !== document.body && document.activeElement?.checkVisibility() === true;

test("ART-4 ART-23 a rotated tablet closes the contents panel, and the page can be used", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(article);
  await hydrated(page);
  await page.getByRole("button", { name: "Contents" }).click();
  const panel = page.locator("dialog");
  await expect(panel).toHaveAttribute("open");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(panel).not.toHaveAttribute("open");
  expect(await page.evaluate(isSeen)).toBe(true);
  await page.locator(".contents-beside").getByRole("link").nth(1).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Contents" }).click();
  await expect(panel).toBeVisible();
});

test("ART-4 ART-23 Back closes the contents panel, also within the article", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/resources/blog");
  await hydrated(page);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  const panel = page.locator("dialog");
  const button = page.getByRole("button", { name: "Contents", exact: true });
  await button.click();
  await panel.getByRole("link").nth(4).click();
  await expect(page).toHaveURL(`${article}#quality-assurance`);
  await button.click();
  await expect(panel).toHaveAttribute("open");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(article);
  await expect(panel).not.toHaveAttribute("open");
  await expect(button).toBeFocused();
  await button.click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/resources/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test("HEAD-16 closes in a window that has the large one", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    const menu = page.locator("#mobile-menu");
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.locator("summary").first().click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
    expect(await page.evaluate(isSeen)).toBe(true);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test("HEAD-18 closes on Back and Forward", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.locator('footer a[href="/imprint"]').click();
    await expect(page).toHaveURL("/imprint");
    for (const [move, address] of [
      ["back", "/contact"],
      ["forward", "/imprint"],
    ] as const) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.locator("#mobile-menu")).toBeVisible();
      await page.evaluate((name) => history[name](), move);
      await expect(page).toHaveURL(address);
      await expect(page.locator("#mobile-menu")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  });
});
