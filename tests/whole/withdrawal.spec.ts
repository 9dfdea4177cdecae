import type { BrowserContext, Page } from "@playwright/test";

import { expect, hydrated, test } from "../support/quiet-page.ts";

test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

const banner = (page: Page) => page.getByRole("region", { name: "Your choice" });
const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();

/** The maps service cannot be reached from a test: what it would answer is a page. */
const withMap = (context: BrowserContext) =>
  context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("LEG-7 a map goes with the next decision, the entry with a withdrawal, which asks again", async ({ page }) => {
  await withMap(page.context());
  await open(page, "/contact");
  for (const end of ["Decline", "settings"]) {
    await page.getByRole("button", { name: "Load map" }).click();
    await expect(page.locator("iframe")).toHaveCount(1);
    if (end === "settings") await settings(page).click();
    else await choose(page, end);
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  await choose(page, "Accept");
  await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
  await settings(page).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(banner(page)).toBeFocused();
  await choose(page, "Decline");
  await expect(settings(page)).toBeFocused();
});

test("LEG-7 the consent section of the privacy policy has the control too", async ({ page }) => {
  await open(page, "/privacy");
  await choose(page, "Decline");
  await page.locator("#cookie-consent").getByRole("button", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBeNull();
});

test("COOK-4 LEG-7 two tabs stay in step", async ({ context }) => {
  await withMap(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, "/contact");
  await open(second, "/contact");
  await choose(first, "Accept");
  await expect(banner(second)).toHaveCount(0);
  await expect(second.locator("iframe")).toHaveCount(1);
  await settings(second).click();
  await expect(first.locator("iframe")).toHaveCount(0);
  await expect(banner(first)).toBeVisible();
  await choose(second, "Decline");
  await expect(banner(first)).toHaveCount(0);
});

test("LEG-7 a cookie that content/storage.yaml does not list survives every choice", async ({
  page,
  context,
  baseURL,
}) => {
  // Set by a neighbor on the same domain, such as a portal of the owner.
  await context.addCookies([{ name: "portalSession", value: "1", url: baseURL ?? "" }]);
  const cookie = () => page.evaluate(() => document.cookie);
  await open(page, "/contact");
  expect(await cookie()).toBe("portalSession=1");
  await choose(page, "Decline");
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await cookie()).toBe("portalSession=1");
});
