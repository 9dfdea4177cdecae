import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { describeBanner } from "#site/collections/views/banner.server.ts";

import { expectHeroUncovered } from "../support/expect-hero-uncovered.ts";
import { openEarly, pressDuringHydration } from "../support/open-early.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { walkByTab } from "../support/walk-by-tab.ts";

// A visitor nobody has asked yet. That every page shows the banner is seen in tests/whole/access.spec.ts.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

const banner = (page: Page) => page.getByRole("region", { name: "Your choice" });
const accept = (page: Page) => banner(page).getByRole("button", { name: "Accept" });
const decline = (page: Page) => banner(page).getByRole("button", { name: "Decline" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

const { site, labels } = getContent();

async function open(page: Page, path = "/contact"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });

for (const [name, value] of [
  ["Accept", "accepted"],
  ["Decline", "declined"],
] as const) {
  test(`COOK-2 COOK-3 COOK-4 ${name} stores ${value} and the banner never comes back, in any tab`, async ({ page }) => {
    await open(page, "/");
    await banner(page).getByRole("button", { name }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    expect(await stored(page)).toBe(value);
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
  for (const value of ["", "true", "Accepted", "accepted ", "null"]) {
    await page.evaluate((text) => localStorage.setItem("cookieConsent", text), value);
    await page.reload();
    await hydrated(page);
    await expect(banner(page), `"${value}"`).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});

test("COOK-1 the banner speaks of the map while it is the only tool", async ({ page }) => {
  await open(page, "/");
  await expect(banner(page).locator("p")).toContainText(labels.consent.tools.map.alone);
  await expect(banner(page).locator("details")).toHaveCount(0);
});

test("COOK-1 COOK-3 without any tool the banner says that nothing is loaded, and asks all the same", async ({
  page,
}) => {
  // What a build without the map would say, put into this one.
  const none = describeBanner(labels.consent, { map: undefined, analytics: undefined, visitorTool: undefined });
  await page.route(/\/$|\/assets\/kit-/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(labels.consent.tools.map.alone, none.text);
    await route.fulfill({ response, body });
  });
  await open(page, "/");
  await expect(banner(page).locator("p")).toContainText(labels.consent.none);
  await expectHeroUncovered(page);
  await decline(page).click();
  expect(await stored(page)).toBe("declined");
});

test("COOK-6 where storage is refused the banner closes for the page view, before hydration too, and nothing is loaded", async ({
  page,
}) => {
  await refuseStorage(page);
  const letReactIn = await openEarly(page, "/contact");
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await letReactIn();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  await expect(page.locator("iframe, script[data-purpose]")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await accept(page).click();
  await expect(banner(page)).toHaveCount(0);
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

test("COOK-7 COOK-9 both choices weigh the same, none is chosen before, and keys reach Decline first and leave the banner", async ({
  page,
}) => {
  await open(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await decline(page).evaluate(look), `${width} px`).toEqual(await accept(page).evaluate(look));
  }
  const reached: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached.slice(0, 4)).toEqual(["Skip to main content", "Privacy policy", "Decline", "Accept"]);
  expect(reached[4]).toContain(site.siteName);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await stored(page)).toBe("declined");
});

test("COOK-9 the banner covers no focused element, also at 400 %", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/services/devops");
    await expect(banner(page)).toBeVisible();
    const stops = await walkByTab(page, 80);
    expect(stops.length).toBeGreaterThan(15);
    const hidden = stops.filter(({ hiddenBy }) => hiddenBy !== undefined);
    expect(hidden, `${width} × ${height}`).toEqual([]);
  }
});

test("HOME-4 COOK-9 the banner leaves both of the hero's buttons to be pressed", async ({ page }) => {
  await page.goto("/");
  await expectHeroUncovered(page);
});

test("COOK-10 the banner moves nothing, and a visitor who has chosen never sees it, not even for a moment", async ({
  page,
}) => {
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
  for (const route of ["/", "/contact", "/resources/glossary"]) {
    await open(page, route);
    await expect(banner(page)).toBeVisible();
    await decline(page).click();
    await expect(banner(page)).toHaveCount(0);
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          new PerformanceObserver((list) => {
            done(list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => done([]), 500);
        }),
    );
    expect(shifts, route).toEqual([]);
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => "sawBanner" in window), route).toBe(false);
    await page.evaluate(() => localStorage.clear());
  }
});

test("COOK-1 COOK-3 the banner can be answered before React is there", async ({ page }) => {
  const letReactIn = await openEarly(page, "/");
  await decline(page).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("declined");
  await letReactIn();
  await expect(banner(page)).toHaveCount(0);
});

test("COOK-3 an answer given while React takes the page over counts", async ({ page }) => {
  await pressDuringHydration(page, ".consent-choice[value=declined]");
  await page.goto("/");
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toBe("declined");
});

test("COOK-8 a browser that sends Global Privacy Control is not asked and counts as declined, until it accepts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));
  await open(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await accept(page).click();
  await expect(page.locator("iframe")).toHaveCount(1);
});
