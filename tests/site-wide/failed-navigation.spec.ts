import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";

import { pageFile } from "../../scripts/lib/page-file.ts";
import { expect, hydrated, test, visit } from "../support/strict-page.ts";

// A navigation that fails leaves the visitor where they are, or opens the page as a document.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { site, labels } = getContent();
const article = "/blog/ai-enterprise-influence";
const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`);
const notice = (page: Page) => page.locator(".toast").filter({ hasText: labels.unreachable.title });

/** Marks the document: whoever still finds the mark has not left it. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in globalThis);
const factsOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname,
    title: document.title,
    heading: document.querySelector("h1")?.textContent,
    data: document.querySelector('script[type="application/ld+json"]')?.textContent,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute("content"),
  }));

/** What a browser and the router say about a failure is not said to visitors. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

async function openArticle(page: Page) {
  await visit(page, article);
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  return factsOf(page);
}

/** Everything is as it was, and a notice says why. */
async function expectCalm(page: Page, before: Awaited<ReturnType<typeof factsOf>>) {
  await expect(notice(page).getByRole("status")).toContainText(labels.unreachable.text);
  await expect(page.locator(".progress-bar")).toHaveCount(0);
  expect(await factsOf(page)).toEqual(before);
  expect(await isMarked(page)).toBe(true);
}

/** Opened as a document: whole, and by itself. */
async function expectDocument(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(site.siteName));
}

test("offline the article stays, the focus too, and trying again opens the page", async ({ page, context }) => {
  await page.clock.install();
  const before = await openArticle(page);
  await context.setOffline(true);
  await footerLink(page, "/imprint").focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expectCalm(page, before);
  await expect(footerLink(page, "/imprint")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  // Other messages leave after five seconds.
  await page.clock.fastForward(6000);
  const retry = notice(page).getByRole("button", { name: labels.unreachable.retry });
  await Promise.all([page.waitForEvent("requestfailed"), retry.click()]);
  await expectCalm(page, before);
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL("/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(async () => (await factsOf(page)).heading).toBe(before.heading);
});

test("offline Back and Forward leave address and page together", async ({ page }) => {
  await visit(page, "/contact");
  await footerLink(page, "/imprint").click();
  await expect(page).toHaveURL("/imprint");
  await expect(page.locator("h1")).toBeFocused();
  await markDocument(page);
  const before = await factsOf(page);
  await page.route("**/contact*", (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => history.back());
  await expectCalm(page, before);
  await page.unroute("**/contact*");
  await notice(page).getByRole("button", { name: labels.unreachable.retry }).click();
  await expect(page).toHaveURL("/contact");
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/imprint");
  expect(await isMarked(page)).toBe(true);
});

/** The file of a page's own code, as the build names it. */
const programOf = (route: string): string =>
  /\/assets\/route-[\w-]+\.js/.exec(readFileSync(pageFile("build/client", route), "utf8"))?.[0] ?? "";

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "data that is cut off": (page) => page.route("**/*.data*", (route) => route.abort()),
  "data that is HTML": (page) => page.route("**/*.data*", (route) => route.fulfill({ body: "<!doctype html>" })),
  "JavaScript that is gone": (page) =>
    page.route(`**${programOf("/imprint")}`, (route) => route.fulfill({ status: 404 })),
};

for (const [fault, provoke] of Object.entries(faults)) {
  test(`${fault}: the requested page is opened as a document`, async ({ page }) => {
    await openArticle(page);
    await provoke(page);
    await footerLink(page, "/imprint").click();
    await expect(page).toHaveURL("/imprint");
    await page.unrouteAll();
    await page.reload();
    await expectDocument(page, "/imprint");
    await page.goBack();
    await expect(page).toHaveURL(article);
  });
}

test("a server that only refuses leaves the visitor where they are", async ({ page }) => {
  const before = await openArticle(page);
  await page.route("**/imprint*", (route) => route.fulfill({ status: 503, body: "One sentence." }));
  await footerLink(page, "/imprint").click();
  await expectCalm(page, before);
});

test("a stylesheet that never arrives does not hold a page back", async ({ page }) => {
  await page.route("**/*.css*", () => undefined);
  await visit(page, article);
  await footerLink(page, "/imprint").click();
  await expect(page).toHaveURL("/imprint", { timeout: 5000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("META-6 a page that breaks says so, and the next one is opened as a document", async ({ page }) => {
  await openArticle(page);
  // Every page needs its breadcrumb.
  await page.route("**/contact.data*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"crumbs"', '"nothing"') });
  });
  await page.locator('header a[href="/contact"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: labels.failure.heading })).toBeFocused();
  await expect(page).toHaveTitle(`${labels.failure.heading} | ${site.siteName}`);
  await expect(page.getByRole("alert")).toHaveText(labels.failure.text);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  await page.unrouteAll();
  await footerLink(page, "/imprint").click();
  await expectDocument(page, "/imprint");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("ROUT-9 a malformed URL shows the not-found page, opened and by a link", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
  for (const url of ["/100%", "/services/%E0%A4%A"]) {
    expect((await page.goto(url))?.status()).toBe(404);
    await hydrated(page);
    await expect(heading).toBeVisible();
    await visit(page, article);
    const link = page.locator('main section[id] p a[href^="/"]').first();
    await link.evaluate((element, href) => element.setAttribute("href", href), url);
    await link.click();
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(article);
    await expect(heading).toHaveCount(0);
  }
});
