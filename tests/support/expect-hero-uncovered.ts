import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** On the home page, at common sizes: the banner is shown and leaves both of the hero's buttons to be pressed. */
export async function expectHeroUncovered(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".consent-banner")).toBeVisible();
    await expect(page.locator(".home-hero a")).not.toHaveCount(0);
    for (const button of await page.locator(".home-hero a").all()) {
      const isOnTop = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const;
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      });
      expect(isOnTop, `${await button.textContent()} at ${width} x ${height}`).toBe(true);
    }
  }
}
