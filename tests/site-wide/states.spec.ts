import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { findViolations } from "../support/find-violations.ts";
import { layOutWholePage, listMotion } from "../support/measure-page.ts";
import { expect, showTeam, test, visit } from "../support/strict-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type PageState = {
  path: string;
  width: 390 | 1280;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  enter: (page: Page) => Promise<unknown>;
  /** The only part that differs from the page as loaded. */
  within?: string;
};

const { team } = getContent().pages.about;
const article = "/blog/ai-enterprise-influence";

/** tests/pages/about.spec.ts checks that the real service leads to the same states. */
const teamState = (notice: string, response?: { status: number; body: string }): PageState => ({
  path: "/company/about",
  width: 390,
  prepare: (page) =>
    page.route("**/rest/v1/employees*", (route) =>
      response ? route.fulfill({ contentType: "application/json", ...response }) : undefined,
    ),
  enter: async (page) => {
    await showTeam(page);
    await page.locator(".team-notice").filter({ hasText: notice }).waitFor();
  },
});

const nothingFound = (path: string): PageState => ({
  path,
  width: 390,
  enter: async (page) => {
    await page.getByRole("searchbox").fill("no such thing");
    await expect(page.locator(".list-entry, .article-cards > li").filter({ visible: true })).toHaveCount(0);
  },
});

/** Clicks the elements in order and waits for the opened one. */
const opened = (path: string, width: 390 | 1280, clicked: readonly string[], result: string): PageState => ({
  path,
  width,
  enter: async (page) => {
    for (const selector of clicked) await page.locator(selector).first().click();
    await page.locator(result).waitFor();
  },
});

/** States of a page after it has loaded. every-page.spec.ts checks every page as loaded. */
const pageStates: Readonly<Record<string, PageState>> = {
  "a menu panel open": opened("/contact", 1280, [".menu-trigger"], ".menu-panel[data-open]"),
  "the mobile menu open": opened("/contact", 390, [".menu-toggle", "#mobile-menu summary"], "#mobile-menu [open]"),
  "an answer open": opened("/services/devsecops", 390, ["main summary"], "main details[open]"),
  "contents open": opened(article, 390, [".contents-button"], "dialog[open]"),
  "a toast": {
    path: article,
    width: 1280,
    within: ".toast",
    enter: async (page) => {
      await page.context().grantPermissions(["clipboard-write"]);
      await page.getByRole("main").getByRole("button", { name: "Share" }).click();
      // A toast stays while the pointer is above it.
      await page.locator(".toast[data-open=true]").hover();
    },
  },
  "no article found": nothingFound("/resources/blog"),
  "no term found": nothingFound("/resources/glossary"),
  "no question found": nothingFound("/resources/faq"),
  "the team loading": teamState(team.loading),
  "the team not loaded": teamState(team.failed, { status: 503, body: "{}" }),
  "no team": teamState(team.empty, { status: 200, body: "[]" }),
  "the notice of a legacy URL": {
    path: "/glossar/cloud",
    width: 390,
    // Stops the redirect after two seconds.
    prepare: (page) =>
      page.addInitScript(() => {
        const start = window.setTimeout.bind(window);
        Object.assign(window, { setTimeout: (run: () => void, time = 0) => (time === 2000 ? 0 : start(run, time)) });
      }),
    enter: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Redirecting..."),
  },
};

for (const [name, { path, width, prepare, enter, within }] of Object.entries(pageStates)) {
  test(`${path} with ${name} is accessible and has no motion`, { tag: "@QUAL-1" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepare?.(page);
    await visit(page, path);
    await enter(page);
    expect(await page.evaluate(listMotion)).toEqual([]);
    await page.evaluate(layOutWholePage);
    expect(await findViolations(page, { within })).toEqual([]);
  });
}
