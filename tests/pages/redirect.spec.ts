import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, ready, test, visit } from "../support/strict-page.ts";

const { site } = getContent();

/** Opens a page after /privacy, with a clock that only `page.clock.runFor` advances. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-15T09:00:00Z") });
  await visit(page, "/privacy");
  await page.clock.pauseAt(new Date("2026-11-15T10:00:00Z"));
  await page.goto(path);
  await ready(page);
}

const notice = (page: Page) => page.getByRole("heading", { level: 1, name: "Redirecting..." });

async function expectBackTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

/** Checks title, robots and canonical URL of the notice. */
async function expectHead(page: Page, canonical: string): Promise<void> {
  await expect(page).toHaveTitle(/^Redirecting\.\.\. \|/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.origin + canonical);
}

/** Records analytics events across documents. */
async function recordEvents(page: Page): Promise<unknown[][]> {
  const events: unknown[][] = [];
  await page.exposeFunction("gtag", (...event: unknown[]) => void events.push(event));
  return events;
}

const [legacyUrl, target] = ["/Leistungen/Cloud-Migration", "/services/azure-consulting"];

test("a legacy URL announces its target", { tag: ["@NF-3", "@NF-25", "@NF-26"] }, async ({ page }) => {
  await openWithStoppedClock(page, legacyUrl);
  await expect(notice(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Go Now" })).toHaveAttribute("href", target);
  await expect(main.getByRole("status")).toHaveText(`Redirecting... We found this page at a new location. ${target}`);
  for (const text of ["We found this page at a new location.", target])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expectHead(page, target);
});

test("a legacy URL redirects after 2000 ms and reports it", { tag: ["@NF-4", "@NF-24"] }, async ({ page }) => {
  const events = await recordEvents(page);
  await openWithStoppedClock(page, `${legacyUrl}?utm_source=x`);
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(`${legacyUrl}?utm_source=x`);
  expect(events).toEqual([]);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(target);
  await expect(page.locator("h1")).not.toHaveText("Redirecting...");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(events).toEqual([["event", "legacy_url_redirect", { original_path: legacyUrl, redirect_path: target }]]);
  await expectBackTo(page, "/privacy");
});

test("'Go Now' redirects at once and only once, even on a slow connection", { tag: "@NF-5" }, async ({ page }) => {
  const events = await recordEvents(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/resources/glossary", async (route) => {
    await held.promise;
    await route.continue();
  });
  await openWithStoppedClock(page, "/glossar/cloud");
  await page.getByRole("link", { name: "Go Now" }).click();
  await expect.poll(() => events.length).toBe(1);
  await page.clock.runFor(10_000);
  held.resolve();
  await expect(page).toHaveURL("/resources/glossary");
  await expect(page.getByRole("heading", { level: 1, name: "Technical Glossary" })).toBeVisible();
  expect(events).toHaveLength(1);
  await expectBackTo(page, "/privacy");
});

test("the redirect is canceled when the visitor follows another link", { tag: "@NF-5" }, async ({ page }) => {
  await openWithStoppedClock(page, "/kontakt");
  await page.getByRole("contentinfo").locator('a[href="/imprint"]').click();
  await expect(page).toHaveURL("/imprint");
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/imprint");
});

test("failing analytics do not stop the redirect", { tag: ["@NF-24", "@CALL-4"] }, async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      gtag: () => {
        throw new Error("broken");
      },
    });
  });
  await openWithStoppedClock(page, "/ueber-uns");
  await page.clock.runFor(2000);
  await expect(page).toHaveURL("/company/about");
  expect(pageErrors).toEqual([expect.stringMatching(/^console\.warning: The redirect could not be reported/)]);
  pageErrors.length = 0;
});

test("the browser redirects if the host does not", { tag: ["@NF-3", "@NF-4"] }, async ({ page }) => {
  const body = readFileSync("build/client/404.html", "utf8");
  await page.route("**/referenzen", (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
  await openWithStoppedClock(page, "/referenzen");
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText("/company/references");
  await expect(page).toHaveTitle(/^Redirecting\.\.\. \|/);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL("/company/references");
});

test("the file for /about redirects at once if the host does not", { tag: "@FOOT-4" }, async ({ page }) => {
  const body = readFileSync("build/client/about/index.html", "utf8");
  await page.goto("/privacy");
  await page.route(/:\d+\/about$/, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/about");
  await expect(page).toHaveURL("/company/about");
  await expectBackTo(page, "/privacy");
});
