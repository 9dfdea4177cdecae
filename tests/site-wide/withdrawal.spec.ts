import { getContent } from "#site/collections/content.server.ts";
import { toolsVersion } from "#site/consent/tools-version.ts";

import { banner, choice, entries, open, settings, stubMap } from "../support/consent-page.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";

test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context }) => stubMap(context));

const version = toolsVersion(getContent().site.embeds);

test("LEG-7 CONT-5 a choice unloads the map, a withdrawal deletes it and asks again", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Load map" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await choice(page, "Decline").click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await settings(page).click();
  await choice(page, "Accept").click();
  await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
  expect(await entries(page)).toEqual({ cookieConsent: "accepted", cookieConsentTools: version });
  await settings(page).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  expect(await entries(page)).toEqual({});
  await expect(banner(page)).toBeFocused();
  await choice(page, "Decline").click();
  await expect(settings(page)).toBeFocused();
});

test("LEG-7 the consent section of the privacy policy has the control too", async ({ page }) => {
  await open(page, "/privacy");
  await choice(page, "Decline").click();
  await page.locator("#cookie-consent").getByRole("button", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeFocused();
  expect(await entries(page)).toEqual({});
});

test("COOK-4 LEG-7 two tabs stay in step", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first);
  await open(second);
  await choice(first, "Accept").click();
  await expect(banner(second)).toHaveCount(0);
  await expect(second.locator("iframe")).toHaveCount(1);
  await settings(second).click();
  await expect(first.locator("iframe")).toHaveCount(0);
  await expect(banner(first)).toBeVisible();
});

// Resolution A48: a choice is stored with the tools it was made about.
test("COOK-4 COOK-5 CALL-5 a choice about other tools counts as none", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => {
    localStorage.setItem("cookieConsentTools", "map elsewhere.example");
    localStorage.setItem("cookieConsent", "accepted");
  });
  await open(page);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("cookieConsentTools"));
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("CALL-5 storage that a tool has left is deleted, whatever was chosen", async ({ page }) => {
  await open(page);
  await choice(page, "Accept").click();
  await page.evaluate(() => localStorage.setItem("_tool", "1"));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => entries(page)).toEqual({ cookieConsent: "accepted", cookieConsentTools: version });
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
  await choice(page, "Decline").click();
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await cookie()).toBe("portalSession=1");
});
