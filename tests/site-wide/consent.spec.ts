import { toolsVersion } from "#site/consent/embeds.ts";
import { getContent } from "#site/content/content.server.ts";

import { banner, choice, readEntries, settings, stubMap } from "../support/consent-page.ts";
import { openBeforeScripts } from "../support/open-before-scripts.ts";
import { expect, ready, test, visit } from "../support/strict-page.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";

// Visitors without a stored choice. every-page.spec.ts checks that every page shows them the banner.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context }) => stubMap(context));

const { site, labels, navigation } = getContent();
const accepted = { cookieConsent: "accepted", cookieConsentTools: toolsVersion(site.embeds) };

for (const [name, value, tag] of [
  ["Accept", "accepted", "@COOK-2"],
  ["Decline", "declined", "@COOK-3"],
] as const) {
  test(`${name} stores ${value} and hides the banner in every tab`, { tag: [tag, "@COOK-4"] }, async ({ page }) => {
    await visit(page, "/");
    await expect(banner(page).locator("p")).toContainText(labels.consent.tools.map.alone);
    await choice(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    expect((await readEntries(page))["cookieConsent"]).toBe(value);
    const tab = await page.context().newPage();
    for (const opened of [page, tab]) {
      await visit(opened, "/services/devops");
      await expect(banner(opened)).toHaveCount(0);
    }
  });
}

test("a choice about other tools is asked again", { tag: ["@COOK-4", "@COOK-5", "@CALL-5"] }, async ({ page }) => {
  await visit(page, "/contact");
  const reloadWith = async (entries: Record<string, string>) => {
    await page.evaluate((values) => {
      localStorage.clear();
      Object.assign(localStorage, values);
    }, entries);
    await page.reload();
    await ready(page);
  };
  for (const entries of [
    { cookieConsent: "" },
    { cookieConsent: "Accepted" },
    { cookieConsent: "accepted", cookieConsentTools: "map elsewhere.example" },
  ]) {
    await reloadWith(entries);
    await expect(banner(page), JSON.stringify(entries)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  await reloadWith({ cookieConsent: "accepted" });
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("without storage the banner closes for the page view", { tag: "@COOK-6" }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  const release = await openBeforeScripts(page, "/contact");
  await choice(page, "Accept").click();
  await expect(banner(page)).toBeHidden();
  await release();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  await expect(page.locator("iframe, script[data-embed]")).toHaveCount(0);
  await settings(page).click();
  await expect(banner(page)).toBeFocused();
});

function readStyle(element: Element) {
  const { width, height, top } = element.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
  return { width: Math.round(width), height, top, color, backgroundColor, fontSize, fontWeight, borderColor };
}

test("both choices look the same, and Tab reaches both", { tag: ["@COOK-7", "@COOK-9"] }, async ({ page }) => {
  await visit(page, "/contact");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const accept = await choice(page, "Accept").evaluate(readStyle);
    expect(await choice(page, "Decline").evaluate(readStyle), `${width} px`).toEqual(accept);
  }
  const names = (await tabThroughPage(page, 5)).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["Skip to main content", labels.consent.privacy, "Decline", "Accept"]);
  expect(names[4]).toContain(site.siteName);
  await choice(page, "Decline").press("Enter");
  expect((await readEntries(page))["cookieConsent"]).toBe("declined");
});

test("the banner covers no focused element, even at 400%", { tag: ["@COOK-9", "@LEG-9"] }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, "/services/devops");
    await expect(banner(page)).toBeVisible();
    const stops = await tabThroughPage(page, 80);
    const links = navigation.footer;
    const legalLinks = links.filter(({ to }) => ["/imprint", "/privacy"].includes(to.href)).map(({ title }) => title);
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(legalLinks));
    const hidden = stops.filter(({ hiddenBy }) => hiddenBy !== undefined);
    expect(hidden, `${width} × ${height}`).toEqual([]);
  }
});

test("the banner leaves the hero's buttons visible", { tag: ["@HOME-4", "@COOK-9", "@QUAL-4"] }, async ({ page }) => {
  await visit(page, "/");
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const button = await page.locator(".home-hero a").last().boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(top);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await banner(page).boundingBox())?.height, "at 400%").toBeLessThan(256 / 2);
});

test("the banner causes no layout shift, and never appears after a choice", { tag: "@COOK-10" }, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = () => {
      const isVisible = document.querySelector(".consent-banner")?.checkVisibility() === true;
      if (isVisible) Object.assign(window, { sawBanner: true });
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  // A late font may move a word, which is not the banner's fault.
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
  await visit(page, "/");
  await choice(page, "Decline").click();
  await expect(banner(page)).toHaveCount(0);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries().length));
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );
  expect(shifts).toBe(0);
  expect(await page.evaluate(() => "sawBanner" in window)).toBe(true);
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => "sawBanner" in window)).toBe(false);
});

test("a choice before the script of the page is stored", { tag: "@COOK-3" }, async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  await choice(page, "Decline").click();
  await expect(banner(page)).toBeHidden();
  await release();
  await expect(banner(page)).toHaveCount(0);
  expect((await readEntries(page))["cookieConsent"]).toBe("declined");
});

test("Global Privacy Control counts as declined until the visitor accepts", { tag: "@COOK-8" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await visit(page, "/contact");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await readEntries(page)).toEqual({});
  await settings(page).click();
  await choice(page, "Accept").click();
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("withdrawing removes the map and shows the banner", { tag: ["@LEG-7", "@CONT-5"] }, async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Load map" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await choice(page, "Decline").click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await settings(page).click();
  await choice(page, "Accept").click();
  await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
  expect(await readEntries(page)).toEqual(accepted);
  await settings(page).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Load map" })).toBeVisible();
  expect(await readEntries(page)).toEqual({});
  await expect(banner(page)).toBeFocused();
  await choice(page, "Decline").click();
  await expect(settings(page)).toBeFocused();
});

test("withdrawing keeps other cookies of the domain", { tag: "@LEG-7" }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "portalSession", value: "1", url: baseURL ?? "" }]);
  await visit(page, "/privacy");
  await choice(page, "Decline").click();
  await page.locator("#cookie-consent").getByRole("button", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeFocused();
  expect(await readEntries(page)).toEqual({});
  expect(await page.evaluate(() => document.cookie)).toBe("portalSession=1");
});
