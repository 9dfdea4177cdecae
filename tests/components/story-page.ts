import { existsSync } from "node:fs";

import type { Locator, Page } from "@playwright/test";

import { expect, test as quietTest } from "../support/strict-page.ts";
import { serveFolder } from "../support/static-server.ts";

export { expect };

const folder = "build/storybook";

export type Open = (story: string) => Promise<Locator>;

/** Opens stories of the parts that no page mounts, or not in this state. */
export const test = quietTest.extend<{ open: Open }, { storybook: string }>({
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
    // A picture on its way: the request is neither answered nor refused.
    await page.route("**/never-arrives.png", () => undefined);
    await provide(async (story) => {
      await page.goto(`${storybook}/iframe.html?viewMode=story&id=${story}`);
      const root = page.locator("#storybook-root");
      await expect(root.locator("> *")).toBeAttached();
      // React sets up what listens after it has drawn; until then a key is lost.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      return root;
    });
  },
});

/** Stops the clock of the page: from now on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}
