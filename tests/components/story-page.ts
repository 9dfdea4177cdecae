import { existsSync } from "node:fs";

import type { Locator } from "@playwright/test";

import { expect, test as strictTest } from "../support/strict-page.ts";
import { serveFolder } from "../support/static-server.ts";

export { expect };

const folder = "build/storybook";

/** Opens stories of components in states that no page shows. */
export const test = strictTest.extend<{ open: (story: string) => Promise<Locator> }, { storybook: string }>({
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
