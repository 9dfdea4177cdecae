import type { Page } from "@playwright/test";

import { expect } from "./strict-page.ts";

type PageState = {
  path: string;
  width: 390 | 1280;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  enter: (page: Page) => Promise<unknown>;
  /** The only part that differs from the page as loaded. */
  within?: string;
};

const article = "/blog/ai-enterprise-influence";

/** tests/pages/about.spec.ts shows that the real service leads to the same states. */
const teamState = (shows: string, response?: { status: number; body: string }): PageState => ({
  path: "/company/about",
  width: 390,
  prepare: (page) =>
    page.route("**/rest/v1/employees*", (route) =>
      response ? route.fulfill({ contentType: "application/json", ...response }) : undefined,
    ),
  enter: (page) => page.locator(".team-notice").filter({ hasText: shows }).waitFor(),
});

const nothingFound = (path: string): PageState => ({
  path,
  width: 390,
  enter: async (page) => {
    await page.getByRole("searchbox").fill("no such thing");
    await expect(page.locator(".list-entry, .article-cards > li").filter({ visible: true })).toHaveCount(0);
  },
});

/** States that a visitor can bring a page into. That every page is accessible as loaded: every-page.spec.ts. */
export const pageStates: Readonly<Record<string, PageState>> = {
  "a menu panel open": {
    path: "/contact",
    width: 1280,
    enter: async (page) => {
      await page.locator(".menu-trigger").first().click();
      await page.locator(".menu-panel[data-open]").waitFor();
    },
  },
  "the small menu open": {
    path: "/contact",
    width: 390,
    enter: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.locator("#mobile-menu summary").first().click();
      await page.locator("#mobile-menu details[open]").waitFor();
    },
  },
  "an answer open": {
    path: "/services/devsecops",
    width: 390,
    enter: async (page) => {
      await page.locator("main summary").first().click();
      await page.locator("main details[open]").waitFor();
    },
  },
  "contents open": {
    path: article,
    width: 390,
    enter: async (page) => {
      await page.getByRole("button", { name: "Contents" }).click();
      await page.getByRole("dialog", { name: "Contents" }).waitFor();
    },
  },
  "a toast shown": {
    path: article,
    width: 1280,
    within: ".toast",
    enter: async (page) => {
      await page.context().grantPermissions(["clipboard-write"]);
      await page.getByRole("main").getByRole("button", { name: "Share" }).click();
      // It stays while the pointer rests on it.
      await page.locator(".toast[data-open=true]").hover();
    },
  },
  "no article found": nothingFound("/resources/blog"),
  "no term found": nothingFound("/resources/glossary"),
  "no question found": nothingFound("/resources/faq"),
  "a term marked as found": {
    path: "/resources/glossary",
    width: 1280,
    within: "[data-highlighted]",
    // A jump marks it for two seconds only.
    enter: (page) =>
      page
        .locator(".list-entry")
        .first()
        .evaluate((card) => (card.dataset["highlighted"] = "")),
  },
  "the team loading": teamState("Loading"),
  "the team not loaded": teamState("Unable to load", { status: 503, body: "{}" }),
  "no team": teamState("No team members", { status: 200, body: "[]" }),
  "the notice of an old URL": {
    path: "/glossar/cloud",
    width: 390,
    // It would go on after two seconds.
    prepare: (page) =>
      page.addInitScript(() => {
        const start = window.setTimeout.bind(window);
        Object.assign(window, { setTimeout: (run: () => void, time = 0) => (time === 2000 ? 0 : start(run, time)) });
      }),
    enter: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Redirecting..."),
  },
};
