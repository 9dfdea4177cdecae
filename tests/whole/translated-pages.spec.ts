import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { pagePath, servicePath } from "#site/paths.ts";

import { addAttributes, insertElements, translatePage } from "../support/change-page.ts";
import { openEarly } from "../support/open-early.ts";
import { openWhole, pageFacts } from "../support/page-facts.ts";
import { expect, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

// Many of our visitors read the site through a translator, and extensions change it as they like.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { labels } = getContent();
const articles = routesUnder("/blog/");
const service = servicePath("devsecops");
const lists = [pagePath("blog"), pagePath("glossary"), pagePath("faq")];
const kinds = [pagePath("home"), service, ...lists, articles[0] ?? "", pagePath("about"), pagePath("contact")];

/** React says that it has written the page anew. All other complaints count. */
const isMismatch = (complaint: string) => complaint.includes("React error #418");
const changes = { translatePage, insertElements, addAttributes };

const expectFacts = (page: Page, facts: Awaited<ReturnType<typeof pageFacts>>, state: string) =>
  expect.poll(() => pageFacts(page), { message: state, timeout: 10_000 }).toEqual(facts);

for (const route of kinds) {
  test(`QUAL-7 ${route}, changed before hydration, is whole and works`, async ({ page, complaints }) => {
    const next = route === pagePath("contact") ? pagePath("imprint") : pagePath("contact");
    await openWhole(page, route);
    const facts = await pageFacts(page);
    for (const [name, change] of Object.entries(changes)) {
      const letReactIn = await openEarly(page, route);
      await page.evaluate(change);
      await letReactIn();
      await expectFacts(page, facts, name);
      const foreign = complaints.splice(0);
      expect(foreign.filter((complaint) => !isMismatch(complaint))).toEqual([]);
      expect(foreign.length, name).toBe(change === addAttributes ? 0 : 1);
      if (change === addAttributes) continue;
      // The menu opens, a link leads on within the document, and Back brings the whole page.
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.locator(".menu-trigger").first().click();
      await expect(page.locator(".menu-panel").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await page.locator(`:is(header, footer) a[href="${next}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(next);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expectFacts(page, facts, `${name}, after Back`);
      expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    }
  });
}

test.describe("a visitor nobody has asked", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("QUAL-7 COOK-1 the banner stays on a page that was translated before hydration, and can be answered", async ({
    page,
    complaints,
  }) => {
    const letReactIn = await openEarly(page, pagePath("home"));
    await page.evaluate(translatePage);
    await letReactIn();
    expect(complaints.splice(0).every(isMismatch)).toBe(true);
    const choices = page.locator("button.consent-choice");
    await expect(choices).toHaveCount(2);
    await page.evaluate(translatePage);
    await choices.first().click();
    await expect(choices).toHaveCount(0);
  });
});

/** Follows the first link that leads there and compares what comes with what the address alone gives. */
async function follow(page: Page, place: "header" | "main", route: string, main: unknown): Promise<void> {
  // The panel it stands in may be closed; the press is the same.
  await page.locator(`${place} a[href="${route}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(route);
  await expectMain(page, main, route);
  await page.evaluate(translatePage);
}

const mainOf = async (page: Page) => (await pageFacts(page)).parts[1];

const expectMain = (page: Page, main: unknown, state: string) =>
  expect.poll(() => mainOf(page), { message: state, timeout: 10_000 }).toEqual(main);

/** Pages as their addresses give them. */
async function readDirect(page: Page, routes: readonly string[]): Promise<Map<string, unknown>> {
  const direct = new Map<string, unknown>();
  for (const route of routes) {
    await openWhole(page, route);
    direct.set(route, await mainOf(page));
  }
  return direct;
}

test("QUAL-7 articles, their list, stories and a dead end follow each other while a translator works", async ({
  page,
}) => {
  const [first = "", second = ""] = articles;
  const story = routesUnder("/references/")[0] ?? "";
  const direct = await readDirect(page, [first, second, pagePath("blog"), pagePath("references"), story]);
  const go = (place: "header" | "main", route: string) => follow(page, place, route, direct.get(route));
  await openWhole(page, "/nowhere");
  await page.evaluate(translatePage);
  await go("header", pagePath("blog"));
  await go("main", first);
  // Two articles in a row, whether or not one names the other.
  await page
    .locator("main section[id] p a[href^='/']")
    .first()
    .evaluate((link, href) => link.setAttribute("href", href), second);
  await go("main", second);
  await page.goBack();
  await expectMain(page, direct.get(first), "Back");
  await go("header", pagePath("references"));
  await go("main", story);
});

for (const route of lists) {
  test(`QUAL-7 ${route} is searched and filtered while a translator works`, async ({ page }) => {
    await openWhole(page, route);
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const all = await entries.count();
    const count = page.locator("main search output");
    const chips = page.locator("main search button[aria-pressed]");
    const expectCount = async (found: number) => {
      await expect(entries).toHaveCount(found);
      await expect(count).toContainText(String(found));
      await page.evaluate(translatePage);
    };
    await page.evaluate(translatePage);
    await page.getByRole("searchbox").fill("zzz");
    await expectCount(0);
    await page.getByRole("main").getByRole("button", { name: "Clear Filters" }).click();
    await expectCount(all);
    for (const place of [1, 2, 0]) {
      await chips.nth(place).click();
      await expect(chips.nth(place)).toHaveAttribute("aria-pressed", "true");
      await expectCount(await entries.count());
    }
    await expect(entries).toHaveCount(all);
  });
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-write"] });

  test("QUAL-7 contents, messages, answers and the menu work while a translator works", async ({ page }) => {
    await openWhole(page, articles[0] ?? "");
    const translate = () => page.evaluate(translatePage);
    await translate();
    await page.locator(".contents-button").click();
    await translate();
    await page.locator("dialog[open] .contents-list a").nth(1).click();
    await expect(page.locator("dialog[open]")).toHaveCount(0);

    const toast = page.locator(".toast[data-open=true]");
    const share = page.getByRole("main").getByRole("button", { name: labels.article.share });
    for (const message of ["first", "second"]) {
      await share.click();
      await expect(toast, message).toBeVisible();
      await translate();
      await toast.getByRole("button").click();
      await expect(toast).toHaveCount(0);
    }

    await page.locator(".menu-toggle").click();
    await translate();
    await page.locator("#mobile-menu summary").first().click();
    await page.locator(`#mobile-menu a[href="${service}"]`).dispatchEvent("click");
    await expect(page).toHaveURL(service);
    await expect(page.locator("#mobile-menu")).toBeHidden();
    await translate();
    await page.locator("main summary").first().click();
    await expect(page.locator("main details[open] > div")).toBeVisible();
  });
});
