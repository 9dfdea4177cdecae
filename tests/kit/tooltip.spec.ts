import type { Page } from "@playwright/test";

import { expect, stopClock, test } from "./story-page.ts";
import type { Open } from "./story-page.ts";

async function openTooltips(page: Page, open: Open) {
  const root = await open("tooltip--two-buttons");
  await stopClock(page);
  return {
    first: root.getByRole("button", { name: "Copy link" }),
    second: root.getByRole("button", { name: "Send link" }),
    tips: root.locator("[role=tooltip]").filter({ visible: true }),
  };
}

test.describe("tooltip", () => {
  const [copies, opensMail] = ["Copies the address of this page", "Opens your mail program"];

  test("SHAR-4 opens after 700 ms, and the pointer may move onto it", async ({ page, open }) => {
    const { first, tips } = await openTooltips(page, open);
    await first.hover();
    await page.clock.runFor(699);
    await expect(tips).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tips).toHaveText([copies]);
    await expect(first).toHaveAccessibleDescription(copies);
    const [from, to] = [await first.boundingBox(), await tips.boundingBox()];
    if (!from || !to) throw new Error("The tooltip has no place");
    expect(to.y + to.height).toBeLessThanOrEqual(from.y);
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await expect(tips).toHaveText([copies]);
  });

  test("the keyboard opens it at once; Escape and leaving close it", async ({ page, open }) => {
    const { second, tips } = await openTooltips(page, open);
    await page.keyboard.press("Tab");
    await expect(tips).toHaveText([copies]);
    await page.keyboard.press("Tab");
    await expect(tips).toHaveText([opensMail]);
    await page.keyboard.press("Escape");
    await expect(tips).toHaveCount(0);
    await expect(second).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tips).toHaveText([copies]);
    await page.keyboard.press("Shift+Tab");
    await expect(tips).toHaveCount(0);
  });
});
