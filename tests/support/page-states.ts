import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, hydrated } from "./quiet-page.ts";
import { routeTable } from "./route-table.ts";

/** Widths at which every state is judged: below and above the change of the menu. */
export const widths = [390, 1280] as const;

type Width = (typeof widths)[number];

/** Every page, and the one that answers for addresses that lead nowhere. */
export const allPages: readonly string[] = [...routeTable, "/nowhere"];

/** The same, a few at a time: a test that keeps its browser open loads the next page faster. */
export const pageGroups: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(allPages.length / 6) },
  (_, group) => allPages.slice(group * 6, group * 6 + 6),
);

/** Old addresses that say where their page is now, and go there after a while. */
export const movedPages: readonly string[] = ["/leistungen/power-apps", "/glossar/cloud"];

type PageState = {
  name: string;
  /** Where the state exists: everywhere unless told. */
  pages?: readonly string[];
  width?: Width;
  /** From the state before it, on a page that is loaded and whose banner is closed. */
  enter: (page: Page, place: number) => Promise<void>;
  /** The only rules to judge by, where the state changes nothing else. */
  only?: readonly string[];
  /** The only part that differs, the same on every page: the whole page is judged with it once in a group. */
  within?: string;
  leave?: (page: Page) => Promise<void>;
};

const articles = routeTable.filter((path) => path.startsWith("/blog/"));
const lists = ["/resources/blog", "/resources/glossary", "/resources/faq"];
const about = ["/company/about"];
const team = "**/rest/v1/employees*";

const entries = (page: Page) => page.locator(".list-entry, .article-cards > li").filter({ visible: true });
const search = (page: Page, text: string) => page.getByRole("searchbox").fill(text);
const escape = (page: Page) => page.keyboard.press("Escape");

/** Played here; tests/pages/about.spec.ts shows that the real service leads to the same states. */
const teamAnswers: readonly [name: string, shows: string, answer?: { status: number; body: string }][] = [
  ["team loading", "Loading"],
  ["team failed", "Unable to load", { status: 503, body: "{}" }],
  ["team empty", "No team members", { status: 200, body: "[]" }],
];

async function answerTeam(page: Page, shows: string, answer?: { status: number; body: string }) {
  await page.route(team, (route) => answer && route.fulfill({ contentType: "application/json", ...answer }));
  await page.reload();
  await hydrated(page);
  await page.locator(".team-notice").filter({ hasText: shows }).waitFor();
}

/** What a visitor can bring a page into, in an order that needs one load. */
const pageStates: readonly PageState[] = [
  { name: "as loaded", enter: async () => {} },
  {
    name: "more contrast asked for",
    enter: (page) => page.emulateMedia({ contrast: "more" }),
    only: ["color-contrast", "color-contrast-enhanced"],
    leave: (page) => page.emulateMedia({ contrast: "no-preference" }),
  },
  {
    name: "menu panel open",
    width: 1280,
    within: "body > header",
    enter: async (page, place) => {
      // Another of the six panels on every page.
      await page
        .locator(".menu-trigger")
        .nth(place % 6)
        .click();
      await page.locator(".menu-panel[data-open]").waitFor();
    },
    leave: escape,
  },
  {
    name: "menu open, a group expanded",
    width: 390,
    within: "#mobile-menu",
    enter: async (page, place) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page
        .locator("#mobile-menu summary")
        .nth(place % 6)
        .click();
      await page.locator("#mobile-menu details[open]").waitFor();
    },
    leave: escape,
  },
  {
    name: "an answer open",
    pages: [
      "/resources/faq",
      ...getContent()
        .services.filter(({ questions }) => questions !== undefined)
        .map(({ slug }) => servicePath(slug)),
    ],
    enter: async (page) => {
      await page.locator("main summary").first().click();
      await page.locator("main details[open]").waitFor();
    },
  },
  {
    name: "contents open",
    pages: articles,
    width: 390,
    enter: async (page) => {
      await page.getByRole("button", { name: "Contents" }).click();
      await page.getByRole("dialog", { name: "Contents" }).waitFor();
    },
    leave: escape,
  },
  {
    name: "toast shown",
    pages: [...articles, "/resources/glossary"],
    enter: async (page) => {
      await page.context().grantPermissions(["clipboard-write"]);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Share|Copy the link.*)$/ })
        .first()
        .click();
      // It stays while the pointer rests on it.
      await page.locator(".toast[data-open=true]").hover();
    },
    leave: async (page) => {
      await page.getByRole("button", { name: "Close the message" }).click();
    },
  },
  {
    name: "some found",
    pages: lists,
    enter: async (page) => {
      const all = await entries(page).count();
      await search(page, "azure");
      await expect(entries(page)).not.toHaveCount(all);
    },
  },
  {
    name: "nothing found",
    pages: lists,
    enter: async (page) => {
      await search(page, "no such thing");
      await expect(entries(page)).toHaveCount(0);
    },
    leave: (page) => search(page, ""),
  },
  {
    name: "an entry marked as found",
    pages: ["/resources/glossary", "/resources/faq"],
    enter: async (page) => {
      // A jump marks it for two seconds only: too short to be judged.
      await page
        .locator(".list-entry")
        .first()
        .evaluate((card) => {
          card.dataset["found"] = "";
          // What typing has scrolled to lies half under the search that stays in sight.
          scrollTo({ top: 0, behavior: "instant" });
        });
    },
  },
  {
    name: "team listed",
    pages: about,
    enter: (page) => page.locator(".team-grid > li").first().waitFor(),
  },
  ...teamAnswers.map(([name, shows, answer]) => ({
    name,
    pages: about,
    enter: (page: Page) => answerTeam(page, shows, answer),
    leave: (page: Page) => page.unroute(team),
  })),
  {
    name: "map loaded",
    pages: ["/contact"],
    enter: async (page) => {
      await page.route(/openstreetmap\.org/, (route) =>
        route.fulfill({ contentType: "text/html", body: '<html lang="en"><title>Map</title><p>Map</p>' }),
      );
      await page.getByRole("button", { name: "Load map" }).click();
      await page.locator("iframe").waitFor();
    },
  },
];

/** The states of a page at a width, in their order. */
export const statesOf = (path: string, width: number): PageState[] =>
  pageStates.filter(
    (state) => (state.pages ?? [path]).includes(path) && (state.width === undefined || state.width === width),
  );
