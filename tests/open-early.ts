import type { Page } from "@playwright/test";

import { hydrated } from "./quiet-page.ts";

/** Opens a page as it is before React: the text is there, the program waits until the test lets it in. */
export async function openEarly(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    "**/assets/framework-*.js",
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return async () => {
    resolve();
    await hydrated(page);
  };
}
