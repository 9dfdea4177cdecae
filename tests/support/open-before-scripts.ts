import type { Page } from "@playwright/test";

import { ready } from "./strict-page.ts";

/** Opens a URL but holds its scripts and React back. The returned function releases them and waits for the page's script. */
export async function openBeforeScripts(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(page|react)-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return async () => {
    resolve();
    await ready(page);
  };
}
