import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { site } = getContent();

/** Time stands still until the test lets it pass. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-15T09:00:00Z") });
  await visit(page, "/privacy");
  await page.clock.pauseAt(new Date("2026-11-15T10:00:00Z"));
  await visit(page, path);
}

const notice = (page: Page) => page.getByRole("heading", { level: 1, name: "Redirecting..." });

/** What the page would tell an analytics function, kept across documents. */
async function countEvents(page: Page): Promise<unknown[][]> {
  const events: unknown[][] = [];
  await page.exposeFunction("gtag", (...event: unknown[]) => void events.push(event));
  return events;
}

test("NF-3 NF-4 NF-24 NF-25 NF-26 an old URL names its target, and goes there after 2000 ms", async ({ page }) => {
  const events = await countEvents(page);
  await openWithStoppedClock(page, "/Leistungen/Cloud-Migration?utm_source=x");
  await expect(notice(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("We found this page at a new location.", { exact: true })).toBeVisible();
  await expect(main.getByText("/services/azure-consulting", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Go Now" })).toHaveAttribute("href", "/services/azure-consulting");
  await expect(main.getByRole("status")).toHaveText(
    "Redirecting... We found this page at a new location. /services/azure-consulting",
  );

  await expect(page).toHaveTitle(/^Redirecting\.\.\. \|/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.origin}/services/azure-consulting`,
  );

  await page.clock.runFor(1900);
  await expect(page).toHaveURL("/Leistungen/Cloud-Migration?utm_source=x");
  await expect(notice(page)).toBeVisible();
  expect(events).toEqual([]);
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/services/azure-consulting");
  await expect(page.locator("h1")).not.toHaveText("Redirecting...");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const told = { original_path: "/Leistungen/Cloud-Migration", redirect_path: "/services/azure-consulting" };
  expect(events).toEqual([["event", "legacy_url_redirect", told]]);

  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("NF-5 'Go Now' goes at once and stops the clock, however long the way is", async ({ page }) => {
  const events = await countEvents(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/resources/glossary.data*", async (route) => {
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
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("NF-5 whoever goes elsewhere is not fetched back", async ({ page }) => {
  await openWithStoppedClock(page, "/kontakt");
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await expect(page).toHaveURL("/imprint");
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/imprint");
});

test("NF-24 CALL-4 a broken analytics function is a warning, and the visitor arrives", async ({ page, complaints }) => {
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
  expect(complaints).toEqual([expect.stringMatching(/^console\.warning: The redirect could not be reported/)]);
  complaints.length = 0;
});

test("NF-3 NF-4 a server that knows no old addresses is enough: the browser finds the target", async ({
  page,
  complaints,
}) => {
  const body = readFileSync("build/client/not-found/index.html", "utf8");
  await page.route("**/referenzen", (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
  await openWithStoppedClock(page, "/referenzen");
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText("/company/references");
  await expect(page).toHaveTitle(/^Redirecting/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/company\/references$/);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL("/company/references");
  // The browser may say that the server knew nothing.
  expect(complaints.filter((complaint) => !complaint.includes("status of 404"))).toEqual([]);
  complaints.length = 0;
});

test("FOOT-4 a server that knows no /about has a file that sends on at once", async ({ page }) => {
  const body = readFileSync("build/client/about/index.html", "utf8");
  await page.goto("/privacy");
  await page.route("**/about", (route) =>
    new URL(route.request().url()).pathname === "/about"
      ? route.fulfill({ contentType: "text/html", body })
      : route.continue(),
  );
  await page.goto("/about");
  await expect(page).toHaveURL("/company/about");
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
});

test("NF-3 an old address within the site shows the notice too", async ({ page }) => {
  await openWithStoppedClock(page, "/contact");
  await page.evaluate(() => {
    history.pushState(null, "", "/whitepaper/cloud-exit");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  // The router itself needs a moment.
  await page.clock.runFor(50);
  await expect(notice(page)).toBeFocused();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL("/resources/blog");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});
