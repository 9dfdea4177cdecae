import type { Page } from "@playwright/test";

import { expect, stopClock, test } from "./story-page.ts";
import type { Open } from "./story-page.ts";

async function openToasts(page: Page, open: Open) {
  const root = await open("toast-region--empty");
  await stopClock(page);
  return {
    add: root.getByRole("button", { name: "Add a message" }),
    close: root.getByRole("button", { name: "Close" }),
    status: root.getByRole("status"),
  };
}

test.describe("toast", () => {
  test("SHAR-7 waits while hovered or focused, then stays for the rest of its time", async ({ page, open }) => {
    const { add, close, status } = await openToasts(page, open);
    await add.click();
    await page.clock.runFor(3000);
    await status.hover();
    await page.clock.runFor(60_000);
    await expect(status).toHaveText("Message 1");
    await close.focus();
    await page.mouse.move(10, 600);
    await page.clock.runFor(60_000);
    await expect(status).toHaveText("Message 1");
    await add.focus();
    await page.clock.runFor(1999);
    await expect(status).toHaveText("Message 1");
    await page.clock.runFor(1);
    await expect(status).toHaveText("");
  });

  test("SHAR-7 has a close button, and the next toast after it leaves in time", async ({ page, open }) => {
    const { add, close, status } = await openToasts(page, open);
    await add.click();
    await close.click();
    await expect(status).toHaveText("");
    await expect(add).toBeFocused();
    await add.press("Enter");
    await expect(status).toHaveText("Message 2");
    await page.mouse.move(10, 600);
    await page.clock.runFor(5000);
    await expect(status).toHaveText("");
  });

  test("SHAR-7 SHAR-8 leaves after 5 s, speaks through one lasting polite region and leaves the focus alone", async ({
    page,
    open,
  }) => {
    const { add, close, status } = await openToasts(page, open);
    const before = await status.elementHandle();
    await expect(status).toHaveText("");
    await add.press("Enter");
    await expect(status).toHaveText("Message 1");
    await expect(add).toBeFocused();
    expect(await status.evaluate((after, element) => after === element, before)).toBe(true);
    expect(await status.evaluate((element) => element.closest("[aria-live=assertive], [role=alert]"))).toBeNull();
    await page.clock.runFor(4999);
    await expect(status).toHaveText("Message 1");
    await page.clock.runFor(1);
    await expect(status).toHaveText("");
    await expect(close).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});
