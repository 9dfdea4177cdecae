import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";

import { banner, choice, entries, open, settings, stubMap } from "../support/consent-page.ts";
import { expectHeroUncovered } from "../support/expect-hero-uncovered.ts";
import { openBeforeHydration, clickDuringHydration } from "../support/open-before-hydration.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";

// A visitor who has not been asked. That every page shows the banner: every-page.spec.ts.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

const { site, labels } = getContent();

for (const [name, value] of [
  ["Accept", "accepted"],
  ["Decline", "declined"],
] as const) {
  test(`COOK-1 COOK-2 COOK-3 COOK-4 ${name} stores ${value}; no tab shows the banner again`, async ({ page }) => {
    await open(page, "/");
    await expect(banner(page).locator("p")).toContainText(labels.consent.tools.map.alone);
    await choice(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    expect((await entries(page))["cookieConsent"]).toBe(value);
    await page.reload();
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    const tab = await page.context().newPage();
    await open(tab, "/services/devops");
    await expect(banner(tab)).toHaveCount(0);
  });
}

test("COOK-5 any other stored value counts as no choice", async ({ page }) => {
  await open(page);
  for (const value of ["", "Accepted", "accepted "]) {
    await page.evaluate((text) => localStorage.setItem("cookieConsent", text), value);
    await page.reload();
    await hydrated(page);
    await expect(banner(page), `"${value}"`).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});

test("COOK-6 where storage is refused the banner closes for the page view, and nothing is loaded", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  const letReactIn = await openBeforeHydration(page, "/contact");
  await choice(page, "Accept").click();
  await expect(banner(page)).toBeHidden();
  await letReactIn();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  await expect(page.locator("iframe, script[data-purpose]")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Legal notice");
  await expect(banner(page)).toHaveCount(0);
});

function look(element: Element) {
  const { width, height, top } = element.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
  return { width: Math.round(width), height, top, color, backgroundColor, fontSize, fontWeight, borderColor };
}

test("COOK-7 COOK-9 both choices look the same, none is preselected, and keys reach both", async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await choice(page, "Decline").evaluate(look), `${width} px`).toEqual(
      await choice(page, "Accept").evaluate(look),
    );
  }
  const reached: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached.slice(0, 4)).toEqual(["Skip to main content", "Privacy policy", "Decline", "Accept"]);
  expect(reached[4]).toContain(site.siteName);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect((await entries(page))["cookieConsent"]).toBe("declined");
});

test("COOK-9 the banner covers no focused element, also at 400 %", async ({ page }) => {
  for (const [width, height] of [
    [1280, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/services/devops");
    await expect(banner(page)).toBeVisible();
    const stops = await tabThroughPage(page, 80);
    expect(stops.length).toBeGreaterThan(15);
    const hidden = stops.filter(({ hiddenBy }) => hiddenBy !== undefined);
    expect(hidden, `${width} × ${height}`).toEqual([]);
  }
});

test("HOME-4 COOK-9 QUAL-4 the banner does not cover the hero, and leaves room at 400 %", async ({ page }) => {
  await page.goto("/");
  await expectHeroUncovered(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/blog/ai-enterprise-influence");
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const seen = await page.evaluate(() => {
    const lines = Array.from({ length: 64 }, (_, line) => document.elementFromPoint(innerWidth / 2, line * 4 + 1));
    return lines.filter((element) => element?.closest(".article-layout .prose")).length * 4;
  });
  expect(seen, "pixels of the text").toBeGreaterThan(256 / 3);
});

/** Returns how far parts of the page have moved without a click, in the browser's own measure. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done([]), 500);
      }),
  );

test("COOK-10 the banner moves nothing, and a visitor who has chosen never sees it", async ({ page }) => {
  await page.addInitScript(() => {
    const watch = () => {
      const shown = document.querySelector(".consent-banner")?.checkVisibility() === true;
      if (shown) Object.assign(window, { sawBanner: true });
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  // A font that comes late may move a word, which is not the banner's doing.
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
  await open(page, "/");
  await choice(page, "Decline").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => "sawBanner" in window)).toBe(false);
});

test("COOK-3 a choice counts before React is there and while it hydrates the page", async ({ page }) => {
  const letReactIn = await openBeforeHydration(page, "/");
  await choice(page, "Decline").click();
  await expect(banner(page)).toBeHidden();
  await letReactIn();
  await expect(banner(page)).toHaveCount(0);
  expect((await entries(page))["cookieConsent"]).toBe("declined");
  await page.evaluate(() => localStorage.clear());
  await clickDuringHydration(page, ".consent-choice[value=accepted]");
  await open(page, "/");
  await expect(banner(page)).toHaveCount(0);
  expect((await entries(page))["cookieConsent"]).toBe("accepted");
});

test("COOK-8 Global Privacy Control counts as declined until the visitor accepts", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await stubMap(page.context());
  await open(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await entries(page)).toEqual({});
  await settings(page).click();
  await choice(page, "Accept").click();
  await expect(page.locator("iframe")).toHaveCount(1);
});
