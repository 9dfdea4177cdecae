import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./story-page.ts";
import type { Open } from "./story-page.ts";

async function openSidebar(page: Page, open: Open) {
  const root = await open("sidebar--mounted");
  return {
    sidebar: root.locator("nav.sidebar"),
    toggle: root.getByRole("button", { name: "Toggle sidebar" }),
    drawer: page.getByRole("dialog", { name: "Workspace" }),
  };
}

const width = async (element: Locator) => (await element.boundingBox())?.width;

test.describe("sidebar", () => {
  test("SIDE-2 Ctrl+B and Cmd+B toggle it, other keys do not", async ({ page, open }) => {
    const { toggle } = await openSidebar(page, open);
    for (const key of ["Control+b", "Meta+b", "Control+B"]) {
      await page.keyboard.press(key);
      await expect(toggle, key).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press(key);
      await expect(toggle, key).toHaveAttribute("aria-expanded", "true");
    }
    await page.keyboard.press("b");
    await page.keyboard.press("Control+Alt+b");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  test("SIDE-1 SIDE-3 under 768 px it is a drawer of 18rem", async ({ page, open }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    const { sidebar, toggle, drawer } = await openSidebar(page, open);
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(sidebar).toBeHidden();
    await toggle.click();
    await expect(drawer).toBeVisible();
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 18 * 16 });
    await page.keyboard.press("Control+b");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("Control+b");
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(drawer).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });

  test("SIDE-1 SIDE-4 is 16rem wide, 3rem when collapsed, and kept so by a cookie for 7 days", async ({
    page,
    open,
  }) => {
    const { sidebar, toggle } = await openSidebar(page, open);
    expect(await width(sidebar)).toBe(16 * 16);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await page.context().cookies()).toEqual([]);
    await toggle.click();
    await expect(sidebar.getByRole("link", { name: "Resources" })).toBeVisible();
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: "sidebar", value: "collapsed", path: "/", sameSite: "Lax" });
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - 604_800)).toBeLessThan(60);
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(await width(sidebar)).toBe(3 * 16);
  });
});
