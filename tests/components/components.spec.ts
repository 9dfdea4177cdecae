import { existsSync } from "node:fs";

import type { Locator } from "@playwright/test";

import { serveFolder } from "../support/static-server.ts";
import { expect, test as strictTest } from "../support/strict-page.ts";

const folder = "build/storybook";

/** Opens stories of components in states that no page shows. */
const test = strictTest.extend<{ open: (story: string) => Promise<Locator> }, { storybook: string }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, provide) => {
      if (!existsSync(folder)) throw new Error(`${folder} is missing: run pnpm storybook:build first`);
      const server = await serveFolder(folder);
      await provide(server.origin);
      await server.stop();
    },
    { scope: "worker" },
  ],
  open: async ({ page, storybook }, provide) => {
    // Keeps the picture loading.
    await page.route("**/never-arrives.png", () => undefined);
    await provide(async (story) => {
      await page.goto(`${storybook}/iframe.html?viewMode=story&id=${story}`);
      const root = page.locator("#storybook-root");
      await expect(root.locator("> *")).toBeAttached();
      // React adds listeners after it has rendered; earlier keystrokes are lost.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      return root;
    });
  },
});

test("an avatar shows initials until its picture has loaded", { tag: "@ABOUT-8" }, async ({ open }) => {
  for (const [state, initials, pictures] of [
    ["loading", 1, 1],
    ["failed", 1, 0],
    ["loaded", 0, 1],
  ] as const) {
    const root = await open(`avatar--${state}`);
    await expect(root.getByText("AL"), state).toHaveCount(initials);
    await expect(root.locator("img"), state).toHaveCount(pictures);
  }
});

// Delays between several tooltips: site/ui/tooltip/tooltip-group.test.ts.
test("a tooltip opens after 700 ms of hover or on focus", { tag: "@SHAR-4" }, async ({ page, open }) => {
  const root = await open("tooltip--two-buttons");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
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

test("Ctrl+B toggles the sidebar for 7 days", { tag: ["@SIDE-1", "@SIDE-2", "@SIDE-4"] }, async ({ page, open }) => {
  const root = await open("sidebar--mounted");
  const sidebar = root.locator("nav.sidebar");
  const width = async () => (await sidebar.boundingBox())?.width;
  const toggle = root.getByRole("button", { name: "Toggle sidebar" });
  await page.keyboard.press("b");
  await page.keyboard.press("Control+Alt+b");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(await width()).toBe(16 * 16);
  expect(await page.context().cookies()).toEqual([]);
  for (const key of ["Control+b", "Meta+b", "Control+B"]) {
    for (const isExpanded of ["false", "true"]) {
      await page.keyboard.press(key);
      await expect(toggle, key).toHaveAttribute("aria-expanded", isExpanded);
    }
  }
  await toggle.click();
  await expect(sidebar.getByRole("link", { name: "Resources" })).toBeVisible();
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: "sidebar", value: "collapsed", path: "/", sameSite: "Lax" });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(await width()).toBe(3 * 16);
});

test("under 768 px the sidebar is a drawer of 18rem", { tag: ["@SIDE-1", "@SIDE-3"] }, async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  const root = await open("sidebar--mounted");
  const sidebar = root.locator("nav.sidebar");
  const drawer = page.getByRole("dialog", { name: "Workspace" });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect(sidebar).toBeHidden();
  await root.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, width: 18 * 16 });
  await page.keyboard.press("Control+b");
  await expect(drawer).toBeHidden();
  await page.keyboard.press("Control+b");
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(drawer).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});
