import type { Page } from "@playwright/test";

import { expectAccessible } from "../support/expect-accessible.ts";
import { findClippedText } from "../support/find-clipped-text.ts";
import { layOutAll } from "../support/lay-out-all.ts";
import { listMotion } from "../support/list-motion.ts";
import { measureLegibility } from "../support/measure-legibility.ts";
import { installColors } from "../support/page-colors.ts";
import { pageFacts } from "../support/page-facts.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";
import { readTypography } from "../support/read-typography.ts";
import { pageGroups } from "../support/route-table.ts";
import { setTextSpacing } from "../support/set-text-spacing.ts";
import { useEveryControl } from "../support/use-every-control.ts";

// One visit to each page and width collects everything that is promised for every page.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

/** Without a choice the banner is part of the page, with consent the map is. */
const visits = [
  { width: 390, consent: undefined, stored: [] },
  { width: 1280, consent: "accepted", stored: ["cookieConsent"] },
];

const measureOverflow = () => document.documentElement.scrollWidth - innerWidth;

async function expectToFit(page: Page, width: number, height: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const found = { overflow: await page.evaluate(measureOverflow), cut: await page.evaluate(findClippedText) };
  expect.soft(found, `${what}, ${width} × ${height}`).toEqual({ overflow: 0, cut: [] });
}

/** Compares the hydrated page with the delivered HTML. The not-found page adds the URL, which only the browser knows. */
async function expectSameAsDelivered(page: Page, path: string, html: string): Promise<void> {
  if (path === "/nowhere") return;
  const delivered = await pageFacts(page, html);
  expect.soft(await pageFacts(page), path).toEqual(delivered);
  expect(delivered.parts[1]?.text.join(" ").length, path).toBeGreaterThan(300);
}

async function expectLegible(page: Page, path: string): Promise<void> {
  const motion = await page.evaluate(listMotion);
  const { faint, small } = await page.evaluate(measureLegibility, 4.5 as const);
  await page.emulateMedia({ contrast: "more" });
  const { faint: belowSeven } = await page.evaluate(measureLegibility, 7 as const);
  await page.emulateMedia({ contrast: "no-preference" });
  expect
    .soft({ faint, small, belowSeven, motion, ...(await readTypography(page)) }, path)
    .toEqual({ faint: [], small: [], belowSeven: [], motion: [], oddSizes: [], lonelyWords: [] });
}

const readStored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean));

for (const { width, consent, stored } of visits) {
  for (const [place, group] of pageGroups.entries()) {
    test(`QUAL-1 QUAL-3 QUAL-4 QUAL-6 QUAL-7 LINK-9 HOME-15 COOK-1 COOK-8 COOK-9 CALL-5 CALL-7 at ${width} px, group ${place + 1} of pages keeps what is promised for every page`, async ({
      page,
    }) => {
      await page.route(/openstreetmap\.org/, (route) =>
        route.fulfill({ contentType: "text/html", body: '<html lang="en"><title>Map</title><p>Map</p>' }),
      );
      if (consent) await page.addInitScript((value) => localStorage.setItem("cookieConsent", value), consent);
      let used = 0;
      for (const path of group) {
        await page.setViewportSize({ width, height: 844 });
        const response = await page.goto(path);
        await hydrated(page);
        if (path === "/company/about") await page.locator(".team-grid > li").first().waitFor();
        if (!consent) await expectSameAsDelivered(page, path, (await response?.text()) ?? "");
        const privacyLink = page.getByRole("region", { name: "Your choice" }).locator('a[href="/privacy"]');
        await expect(privacyLink, path).toHaveCount(consent ? 0 : 1);
        await expect(page.locator("iframe"), path).toHaveCount(consent && path === "/contact" ? 1 : 0);

        await page.evaluate(layOutAll);
        await page.evaluate(installColors);
        // measureLegibility is stricter about contrast, and faster.
        await expectAccessible(page, path, { rules: { "color-contrast": { enabled: false } } });
        await expectLegible(page, path);
        await expectToFit(page, width, 844, path);
        // 1280 × 1024 at 400 %.
        if (width === 390) await expectToFit(page, 320, 256, path);
        await page.evaluate(setTextSpacing);
        await expectToFit(page, width === 390 ? 320 : width, 844, `${path}, wider spaced text`);

        used += await useEveryControl(page);
        expect(await readStored(page), path).toEqual(stored);
      }
      expect(used).toBeGreaterThan(20);
    });
  }
}
