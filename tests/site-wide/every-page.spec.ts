import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { banner, readStored, stubMap } from "../support/consent-page.ts";
import { findViolations } from "../support/find-violations.ts";
import {
  countRecoveries,
  findClippedText,
  layOutWholePage,
  listMotion,
  measureLegibility,
  measureShift,
} from "../support/measure-page.ts";
import { installColors } from "../support/page-colors.ts";
import { pageFacts } from "../support/page-facts.ts";
import { pageGroups } from "../support/route-table.ts";
import { ready, recordErrors, showTeam } from "../support/strict-page.ts";

// Opens each page once per width, because visits are slow, and then tests everything that is promised for every page.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

/** Clicks every button and disclosure once and types into every field, including those that appear meanwhile. */
const operateEveryControl = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // These change the consent, which the calling test controls.
    const excluded = /^(Accept|Decline|Cookie settings|Load map)$/;
    const done = new Set<HTMLElement>();
    const findNext = () =>
      [...document.querySelectorAll<HTMLElement>("button, summary, input")].find(
        (control) => !done.has(control) && control.checkVisibility({ visibilityProperty: true }),
      );
    let used = 0;
    for (let control = findNext(); control; control = findNext()) {
      done.add(control);
      if (excluded.test(control.textContent.trim())) continue;
      used += 1;
      if (control instanceof HTMLInputElement && control.type === "search") {
        control.focus();
        document.execCommand("insertText", false, "cloud");
      } else {
        control.click();
      }
      // Lets the page update before the next control is searched.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return used;
  });

/** Doubles the text size, as a visitor's setting does (WCAG 1.4.4). Runs in the page. */
function setTextSize(percent: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${percent}% !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Sets the text spacing of WCAG 1.4.12. Runs in the page. */
function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

async function findOverflow(page: Page, width: number, height: number, state = ""): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = await page.evaluate(findClippedText);
  if (overflow !== 0) found.push(`wider than the window by ${overflow} px`);
  return found.map((problem) => `${width} × ${height}${state}: ${problem}`);
}

async function measureAllLegibility(page: Page) {
  const found = await page.evaluate(measureLegibility, 4.5 as const);
  await page.emulateMedia({ contrast: "more" });
  const { faint: belowSeven } = await page.evaluate(measureLegibility, 7 as const);
  await page.emulateMedia({ contrast: "no-preference" });
  return [...found.faint, ...found.small, ...belowSeven];
}

async function observe(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  const response = await page.goto(path);
  await ready(page);
  if (path === "/company/about") {
    await showTeam(page);
    await page.locator(".team-grid > li").first().waitFor();
  }
  const shift = await page.evaluate(measureShift);
  const delivered = await pageFacts(page, await response?.text());
  const shown = await pageFacts(page);
  const banners = await banner(page).locator('a[href="/privacy"]').count();
  const frames = await page.locator("iframe").count();

  await page.evaluate(layOutWholePage);
  await page.evaluate(installColors);
  // measureLegibility is stricter about contrast, and faster.
  const violations = await findViolations(page, { rules: { "color-contrast": { enabled: false } } });
  const motion = await page.evaluate(listMotion);
  const illegible = await measureAllLegibility(page);
  const overflow = await findOverflow(page, width, 844);
  // 1280 × 1024 at 400%.
  if (width === 390) overflow.push(...(await findOverflow(page, 320, 256)), ...(await findOverflow(page, 600, 844)));
  await page.evaluate(setTextSize, 200);
  for (const narrow of width === 390 ? [320, width] : [width])
    overflow.push(...(await findOverflow(page, narrow, 844, ", with text twice as large")));
  await page.evaluate(setTextSize, 100);
  await page.evaluate(setTextSpacing);
  overflow.push(...(await findOverflow(page, width === 390 ? 320 : width, 844, ", with wide text spacing")));

  const used = await operateEveryControl(page);
  const stored = await readStored(page);
  // Every island is hydrated by now.
  const recoveries = await page.evaluate(countRecoveries);
  return {
    path,
    shift,
    delivered,
    shown,
    recoveries,
    banners,
    frames,
    violations,
    motion,
    illegible,
    overflow,
    used,
    stored,
  };
}

/** Without a choice the banner is part of the page, with consent the map is. */
for (const { width, consent } of [
  { width: 390, consent: undefined },
  { width: 1280, consent: "accepted" },
]) {
  for (const [index, group] of pageGroups.entries()) {
    test.describe(`pages ${index + 1} of ${pageGroups.length} at ${width} px`, () => {
      // In one worker, so that the pages are opened once.
      test.describe.configure({ mode: "default" });
      const visits: Awaited<ReturnType<typeof observe>>[] = [];
      let errors: string[] = [];

      test.beforeAll(async ({ browser }) => {
        const page = await browser.newPage();
        await stubMap(page.context());
        errors = recordErrors(page);
        if (consent) await page.addInitScript((value) => localStorage.setItem("cookieConsent", value), consent);
        for (const path of group) visits.push(await observe(page, path, width));
        await page.close();
      });

      const expectEach = (read: (visit: (typeof visits)[number]) => unknown, expected: unknown) =>
        expect(visits.map((visit) => [visit.path, read(visit)])).toEqual(group.map((path) => [path, expected]));

      test("have no accessibility violation", { tag: "@QUAL-1" }, () => {
        expectEach(({ violations }) => violations, []);
      });

      test("have legible texts and large targets", { tag: "@QUAL-3" }, () => {
        expectEach(({ illegible }) => illegible, []);
      });

      test(
        "fit the window, also at 400%, with text twice as large and with wide text spacing",
        { tag: "@QUAL-4" },
        () => {
          expectEach(({ overflow }) => overflow, []);
        },
      );

      test("do not move with reduced motion", { tag: "@HOME-15" }, () => {
        expectEach(({ motion }) => motion, []);
      });

      test("do not shift while loading", () => {
        for (const { path, shift } of visits) expect.soft(shift, path).toBeLessThanOrEqual(0.01);
      });

      test("log nothing and request no other host", { tag: ["@QUAL-7", "@CALL-7"] }, () => {
        expect(errors).toEqual([]);
      });

      test("show the banner until there is a choice", { tag: ["@COOK-1", "@COOK-9"] }, () => {
        expectEach(({ banners }) => banners, consent ? 0 : 1);
      });

      test("load the map on the contact page only, with consent", { tag: "@COOK-8" }, () => {
        const loaded = visits.filter(({ frames }) => frames > 0).map(({ path }) => path);
        expect(loaded).toEqual(consent ? group.filter((path) => path === "/contact") : []);
      });

      test("store nothing but the choice after every control was used", { tag: "@CALL-5" }, () => {
        for (const { path, used } of visits) expect.soft(used, path).toBeGreaterThan(0);
        expectEach(({ stored }) => stored, consent ? ["cookieConsent"] : []);
      });

      if (consent) return;
      test("are delivered as they are shown", { tag: ["@QUAL-6", "@LINK-9"] }, () => {
        for (const { path, delivered, shown, recoveries } of visits.filter((visit) => visit.path !== "/nowhere")) {
          expect.soft(shown, path).toEqual(delivered);
          expect.soft(recoveries, path).toBe(0);
          expect.soft(delivered[1]?.text.join(" ").length, path).toBeGreaterThan(300);
        }
      });
    });
  }
}
