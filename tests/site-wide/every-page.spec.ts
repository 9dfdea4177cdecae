import type { Page } from "@playwright/test";

import { banner, readStored, stubMap } from "../support/consent-page.ts";
import { countRecoveries } from "../support/count-recoveries.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { findClippedText } from "../support/find-clipped-text.ts";
import { layOutAll } from "../support/lay-out-all.ts";
import { listMotion } from "../support/list-motion.ts";
import { measureLegibility } from "../support/measure-legibility.ts";
import { measureShift } from "../support/measure-shift.ts";
import { installColors } from "../support/page-colors.ts";
import { pageFacts } from "../support/page-facts.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";
import { pageGroups } from "../support/route-table.ts";
import { useEveryControl } from "../support/use-every-control.ts";

// Opens each page once per width and checks everything that is promised for every page.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context }) => stubMap(context));

/** Without a choice the banner is part of the page, with consent the map is. */
const visits = [
  { width: 390, consent: undefined, stored: [] },
  { width: 1280, consent: "accepted", stored: ["cookieConsent"] },
];

/** Sets the text spacing of WCAG 1.4.12. Runs in the page. */
function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

async function expectToFit(page: Page, width: number, height: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = { overflow, cut: await page.evaluate(findClippedText) };
  expect.soft(found, `${state}, ${width} × ${height}`).toEqual({ overflow: 0, cut: [] });
}

async function expectSameAsDelivered(page: Page, path: string, html = ""): Promise<void> {
  const delivered = await pageFacts(page, html);
  expect.soft(await pageFacts(page), path).toEqual(delivered);
  expect.soft(await page.evaluate(countRecoveries), path).toBe(0);
  expect(delivered.parts[1]?.text.join(" ").length, path).toBeGreaterThan(300);
}

async function expectLegible(page: Page, path: string): Promise<void> {
  const motion = await page.evaluate(listMotion);
  const found = await page.evaluate(measureLegibility, 4.5 as const);
  await page.emulateMedia({ contrast: "more" });
  const { faint: belowSeven } = await page.evaluate(measureLegibility, 7 as const);
  await page.emulateMedia({ contrast: "no-preference" });
  const none = { faint: [], small: [], oddSizes: [], belowSeven: [], motion: [] };
  expect.soft({ ...found, belowSeven, motion }, path).toEqual(none);
}

for (const { width, consent, stored } of visits) {
  for (const [index, group] of pageGroups.entries()) {
    test(
      `at ${width} px, group ${index + 1} of pages is accessible, legible, fits the window and stores nothing else`,
      {
        tag: [
          "@QUAL-1",
          "@QUAL-3",
          "@QUAL-4",
          "@QUAL-6",
          "@QUAL-7",
          "@LINK-9",
          "@HOME-15",
          "@COOK-1",
          "@COOK-8",
          "@COOK-9",
          "@CALL-5",
          "@CALL-7",
        ],
      },
      async ({ page }) => {
        if (consent) await page.addInitScript((value) => localStorage.setItem("cookieConsent", value), consent);
        let used = 0;
        for (const path of group) {
          await page.setViewportSize({ width, height: 844 });
          const response = await page.goto(path);
          await hydrated(page);
          if (path === "/company/about") await page.locator(".team-grid > li").first().waitFor();
          expect.soft(await page.evaluate(measureShift), `${path}: layout shift`).toBeLessThanOrEqual(0.01);
          // The not-found page adds the requested URL in the browser.
          if (!consent && path !== "/nowhere") await expectSameAsDelivered(page, path, await response?.text());
          await expect(banner(page).locator('a[href="/privacy"]'), path).toHaveCount(consent ? 0 : 1);
          await expect(page.locator("iframe"), path).toHaveCount(consent && path === "/contact" ? 1 : 0);

          await page.evaluate(layOutAll);
          await page.evaluate(installColors);
          // measureLegibility is stricter about contrast, and faster.
          await expectAccessible(page, path, { rules: { "color-contrast": { enabled: false } } });
          await expectLegible(page, path);
          await expectToFit(page, width, 844, path);
          // 1280 × 1024 at 400%.
          if (width === 390) await expectToFit(page, 320, 256, path);
          await page.evaluate(setTextSpacing);
          await expectToFit(page, width === 390 ? 320 : width, 844, `${path}, with wide text spacing`);

          used += await useEveryControl(page);
          expect(await readStored(page), path).toEqual(stored);
        }
        expect(used).toBeGreaterThan(20);
      },
    );
  }
}
