import { expect, stopClock, test } from "./story-page.ts";

// Delays of several tooltips: site/ui/tooltip/tooltip-group.test.ts.
test("SHAR-4 a tooltip opens 700 ms after hover and at once by key, describes its button, and Escape closes it", async ({
  page,
  open,
}) => {
  const root = await open("tooltip--two-buttons");
  await stopClock(page);
  const button = root.getByRole("button", { name: "Copy link" });
  const tip = root.locator("[role=tooltip]").filter({ visible: true });
  await button.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(1);
  await expect(button).toHaveAccessibleDescription("Copies the URL of this page");
  await tip.hover();
  await expect(tip).toHaveCount(1);
  await page.mouse.move(600, 600);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(tip).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await expect(button).toBeFocused();
});
