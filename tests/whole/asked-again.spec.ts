import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { toolsVersion } from "#site/consent/tools-version.ts";

import { expect, hydrated, test } from "../support/quiet-page.ts";

// Resolution A48: a choice is stored with the tools it was made about.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

const version = toolsVersion(getContent().site.embeds);

const banner = (page: Page) => page.getByRole("region", { name: "Your choice" });
const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
const entries = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function open(page: Page): Promise<void> {
  await page.goto("/contact");
  await hydrated(page);
}

test.beforeEach(({ context }) =>
  context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" })),
);

test("COOK-4 COOK-5 a choice about other tools counts as none in every tab, until one about today's is stored", async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    localStorage.setItem("cookieConsentTools", "map elsewhere.example");
    localStorage.setItem("cookieConsent", "accepted");
  });
  const tab = await page.context().newPage();
  let frames = 0;
  tab.on("frameattached", () => (frames += 1));
  await open(tab);
  await page.reload();
  await hydrated(page);
  for (const each of [page, tab]) {
    await expect(banner(each)).toBeVisible();
    await expect(each.locator("iframe")).toHaveCount(0);
  }
  await choose(page, "Decline");
  await expect(banner(tab)).toHaveCount(0);
  expect(frames).toBe(0);
  expect(await entries(tab)).toEqual({ cookieConsent: "declined", cookieConsentTools: version });
});

test("COOK-4 CALL-5 a choice without its tools counts for today's; both are stored and deleted together", async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("cookieConsent", "accepted"));
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(1);
  await settings(page).click();
  expect(await entries(page)).toEqual({});
  await choose(page, "Accept");
  expect(await entries(page)).toEqual({ cookieConsent: "accepted", cookieConsentTools: version });
  await settings(page).click();
  expect(await entries(page)).toEqual({});
});

test("CALL-5 what a tool has left that is no longer used is deleted, whatever was chosen", async ({ page }) => {
  await open(page);
  await choose(page, "Accept");
  await page.evaluate(() => {
    localStorage.setItem("_tool", "1");
    // oxlint-disable-next-line unicorn/no-document-cookie -- As tools do.
    document.cookie = "_tool=1;path=/";
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => entries(page)).toEqual({ cookieConsent: "accepted", cookieConsentTools: version });
  expect(await page.context().cookies()).toEqual([]);
});
