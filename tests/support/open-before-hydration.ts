import type { Page } from "@playwright/test";

import { hydrated } from "./strict-page.ts";

/** Opens a page as it is before React: the text is there, the program waits until the test lets it in. */
export const openBeforeHydration = (page: Page, url: string): Promise<() => Promise<void>> =>
  loadBeforeHydration(page, () => page.goto(url, { waitUntil: "domcontentloaded" }));

/** The same for any load of a document. */
export async function loadBeforeHydration(page: Page, load: () => Promise<unknown>): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    "**/assets/framework-*.js",
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  await load();
  return async () => {
    resolve();
    await hydrated(page);
  };
}

/** Presses an element at the moment React has begun with the page, and swallows what is pressed. */
export const clickDuringHydration = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((pressed) => {
    const add = document.addEventListener.bind(document);
    document.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
      add(type, listener, options);
      if (type !== "click" || options !== true) return;
      queueMicrotask(() => document.querySelector<HTMLElement>(pressed)?.click());
    };
  }, selector);
