import type { BrowserContext, Page } from "@playwright/test";

import { visit } from "./strict-page.ts";

export const banner = (page: Page) => page.getByRole("region", { name: "Your choice" });
export const choice = (page: Page, name: "Accept" | "Decline") => banner(page).getByRole("button", { name });
export const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
export const entries = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** The maps service cannot be reached from a test. */
export const stubMap = (context: BrowserContext) =>
  context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));

export const open = (page: Page, path = "/contact") => visit(page, path);
