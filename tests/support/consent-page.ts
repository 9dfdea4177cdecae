import type { BrowserContext, Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { mapOrigins } from "./strict-page.ts";

const { heading } = getContent().labels.consent;

export const banner = (page: Page) => page.getByRole("region", { name: heading });
export const choice = (page: Page, name: "Accept" | "Decline") => banner(page).getByRole("button", { name });
export const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

export const readEntries = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Returns the keys of both storages, and the cookies if there are any. */
export const readStored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean));

/** Tests have no connection to the map service. */
export const stubMap = (context: BrowserContext) =>
  context.route(
    ({ origin }) => mapOrigins.includes(origin),
    (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }),
  );
