import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, laidOut, test, visit } from "../support/strict-page.ts";

// A failed navigation keeps the current page, or loads the next one as a document.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { site, labels } = getContent();
const article = "/blog/ai-enterprise-influence";
const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`);
const notice = (page: Page) => page.locator(".toast").filter({ hasText: labels.unreachable.title });
const retry = (page: Page) => notice(page).getByRole("button", { name: labels.unreachable.retry });

/** `isSameDocument` is lost when the browser loads another document. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    isSameDocument: "isSameDocument" in globalThis,
    path: location.pathname,
    title: document.title,
    heading: document.querySelector("h1")?.textContent,
    data: document.querySelector('script[type="application/ld+json"]')?.textContent,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute("content"),
  }));

// The browser and the router log the failures that these tests cause.
test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0;
});

async function openArticle(page: Page) {
  await visit(page, article);
  await laidOut(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  return readState(page);
}

async function expectUnchanged(page: Page, before: Awaited<ReturnType<typeof readState>>) {
  await expect(notice(page).getByRole("status")).toContainText(labels.unreachable.text);
  await expect(page.locator(".progress-bar")).toHaveCount(0);
  expect(await readState(page)).toEqual(before);
}

test("offline the page and the focus stay, and retrying opens the next page", async ({ page, context }) => {
  await page.clock.install();
  const before = await openArticle(page);
  await context.setOffline(true);
  await footerLink(page, "/imprint").focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expectUnchanged(page, before);
  await expect(footerLink(page, "/imprint")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  // Other toasts close after five seconds.
  await page.clock.fastForward(6000);
  await Promise.all([page.waitForEvent("requestfailed"), retry(page).click()]);
  await expectUnchanged(page, before);
  await expect(retry(page)).toBeFocused();
  await context.setOffline(false);
  await retry(page).click();
  await expect(page).toHaveURL("/imprint");
  await expect(notice(page)).toHaveCount(0);
});

test("going back offline leaves URL and page unchanged, and retrying goes back", async ({ page }) => {
  await openArticle(page);
  await footerLink(page, "/imprint").click();
  await expect(page).toHaveURL("/imprint");
  await expect(page.locator("h1")).toBeFocused();
  const before = await readState(page);
  await page.route(`**${article}*`, (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => history.back());
  await expectUnchanged(page, before);
  await page.unrouteAll();
  await retry(page).click();
  await expect(page).toHaveURL(article);
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/imprint");
  expect((await readState(page)).isSameDocument).toBe(true);
});

const pageScript = (route: string): string =>
  /\/assets\/route-[\w-]+\.js/.exec(readFileSync(`build/client${route}/index.html`, "utf8"))?.[0] ?? "";

for (const [fault, url, response] of [
  ["aborted data", "**/*.data*", undefined],
  ["data that is HTML", "**/*.data*", { body: "<!doctype html>" }],
  ["missing JavaScript", `**${pageScript("/imprint")}`, { status: 404 }],
] as const) {
  test(`${fault}: the requested page is loaded as a document`, async ({ page }) => {
    await openArticle(page);
    await page.route(url, (route) => (response ? route.fulfill(response) : route.abort()));
    await footerLink(page, "/imprint").click();
    await page.waitForFunction(() => location.pathname === "/imprint" && !("isSameDocument" in globalThis));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(getContent().legal.imprint.heading);
    await page.goBack();
    await expect(page).toHaveURL(article);
  });
}

test("a server that responds with 503 keeps the current page", async ({ page }) => {
  const before = await openArticle(page);
  await page.route("**/imprint*", (route) => route.fulfill({ status: 503, body: "One sentence." }));
  await footerLink(page, "/imprint").click();
  await expectUnchanged(page, before);
});

test("a stylesheet that never arrives does not block a navigation", async ({ page }) => {
  // The load event waits for the stylesheet for print.
  await page.route(/\/assets\/(?!print-)[^/]+\.css/, () => undefined);
  await visit(page, article);
  await footerLink(page, "/imprint").click();
  await expect(page).toHaveURL("/imprint", { timeout: 5000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a page that throws shows the error page", { tag: "@META-6" }, async ({ page }) => {
  await openArticle(page);
  // A page without its breadcrumb throws.
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
  await footerLink(page, "/imprint").click();
  await page.waitForFunction(() => location.pathname === "/imprint" && !("isSameDocument" in globalThis));
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
