import { labels } from "#site/generated/shared-content.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const article = "/blog/ai-enterprise-influence";

test("at most one answer is open", { tag: ["@SHAR-1", "@SHAR-2"] }, async ({ page }) => {
  await visit(page, "/services/devsecops");
  const headers = page.locator("main .questions summary");
  const open = page.locator("main .questions details[open]");
  await expect(page.locator("main .questions summary > h3")).toHaveCount(await headers.count());
  await headers.nth(0).click();
  await expect(open).toHaveCount(1);
  await headers.nth(2).press("Enter");
  await expect(open).toHaveCount(1);
  await expect(page.locator("main .questions details").nth(2)).toHaveAttribute("open");
  await headers.nth(2).press("Space");
  await expect(open).toHaveCount(0);
  expect(await page.locator("main .questions details > div").allTextContents()).not.toContain("");
});

test("a toast closes after 5 s, unless it is used", { tag: ["@SHAR-7", "@SHAR-8"] }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.clock.install();
  await visit(page, article);
  await page.clock.pauseAt(Date.now() + 60_000);
  const share = page.getByRole("main").getByRole("button", { name: "Share" });
  const toast = page.locator(".toast");
  const status = toast.getByRole("status");
  const close = toast.getByRole("button", { name: labels.closeMessage });
  await share.press("Enter");
  await expect(status).toContainText("Link copied");
  await expect(share).toBeFocused();
  await page.clock.runFor(4999);
  await expect(status).toContainText("Link copied");
  await page.clock.runFor(1);
  await expect(status).toHaveText("");

  await share.press("Enter");
  // Copying takes time, and the clock must not run before the toast is shown.
  await expect(status).toContainText("Link copied");
  await page.clock.runFor(3000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await close.focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(60_000);
  await expect(status).toContainText("Link copied");
  await share.focus();
  // On a slow machine, the time may run before the toast has noticed that the focus has left.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(status).toHaveText("", { timeout: 1000 });
  }).toPass();

  await share.press("Enter");
  await close.click();
  await expect(status).toHaveText("");
  await expect(share).toBeFocused();
});

// keyboard.spec.ts checks Escape.
test("the contents panel keeps the focus until a click outside", { tag: "@ART-23" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 844 });
  await visit(page, article);
  const opener = page.getByRole("button", { name: labels.article.contents, exact: true });
  const panel = page.getByRole("dialog", { name: labels.article.contents });
  await opener.click();
  await page.keyboard.press("Shift+Tab");
  // The browser's own controls may have the focus.
  await expect(page.locator(":focus:not(dialog *, body)")).toHaveCount(0);
  await panel.getByRole("heading").hover();
  // Selecting text from inside to outside is not a click outside.
  await page.mouse.down();
  await page.mouse.move(700, 400);
  await page.mouse.up();
  await expect(panel).toBeVisible();
  await page.mouse.click(700, 400);
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
