import type { Page } from "@playwright/test";

import { hydrated } from "./strict-page.ts";

/** Opens a URL, or reloads the page, but holds the JavaScript back. The returned function releases it and waits for hydration. */
export async function openBeforeHydration(page: Page, url?: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    "**/assets/framework-*.js",
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  const until = { waitUntil: "domcontentloaded" } as const;
  await (url === undefined ? page.reload(until) : page.goto(url, until));
  return async () => {
    resolve();
    await hydrated(page);
  };
}

/**
 * Clicks an element when React has attached its listeners but still drops clicks, or when React handles them but the page
 * is not marked as hydrated: that is when use-anchor-links.ts listens to clicks, without options.
 */
export const clickDuringHydration = (page: Page, selector: string, state: "dropped" | "handled"): Promise<unknown> =>
  page.addInitScript(
    ([clicked, awaited]) => {
      const add = document.addEventListener.bind(document);
      document.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
        add(type, listener, options);
        if (type !== "click" || options !== (awaited === "dropped" ? true : undefined)) return;
        queueMicrotask(() => document.querySelector<HTMLElement>(clicked)?.click());
      };
    },
    [selector, state] as const,
  );
