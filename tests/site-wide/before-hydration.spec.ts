import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { loadBeforeHydration, openBeforeHydration, clickDuringHydration } from "../support/open-before-hydration.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { routesUnder } from "../support/route-table.ts";

// A page can be read and used before its JavaScript is there.

const lists = [pagePath("blog"), pagePath("glossary"), pagePath("faq")];
const article = routesUnder("/blog/")[0] ?? "";
const trigger = (page: Page, place: number) => page.locator(".menu-trigger").nth(place);
const panel = (page: Page, place: number) => page.locator(".menu-panel").nth(place);

for (const path of lists) {
  test(`GLOS-4 FAQ-7 BLOG-3 ${path}: a filter chosen before hydration counts afterwards`, async ({ page }) => {
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const chip = page.locator("main search button[aria-pressed]").nth(1);
    const letReactIn = await openBeforeHydration(page, path);
    const all = await entries.count();
    await chip.click();
    await page.getByRole("searchbox").pressSequentially("a");
    await letReactIn();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("searchbox")).toHaveValue("a");
    await expect(page).toHaveURL(/[?&]q=a&category=|[?&]category=.+&q=a/);
    await expect(entries).not.toHaveCount(all);
  });
}

test("FAQ-4 a click while React hydrates the page counts once", async ({ page }) => {
  await clickDuringHydration(page, ".list-results button");
  await visit(page, pagePath("faq"));
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
});

test("HEAD-13 HEAD-19 a panel opened before hydration stays until pointer or focus leave", async ({ page }) => {
  const letReactIn = await openBeforeHydration(page, pagePath("contact"));
  await trigger(page, 1).hover();
  await expect(panel(page, 1)).toBeVisible();
  // Records every frame in which it is not shown.
  await panel(page, 1).evaluate((element) => {
    const look = () => {
      if (getComputedStyle(element).visibility !== "visible") element.dataset["vanished"] = "";
      requestAnimationFrame(look);
    };
    look();
  });
  await letReactIn();
  await expect(trigger(page, 1)).toHaveAttribute("aria-expanded", "true");
  await expect(panel(page, 1)).not.toHaveAttribute("data-vanished");
  await page.mouse.move(640, 700);
  await expect(panel(page, 1)).toBeHidden();

  const letReactInAgain = await openBeforeHydration(page, pagePath("contact"));
  await trigger(page, 0).focus();
  await letReactInAgain();
  await expect(trigger(page, 0)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(panel(page, 0)).toBeHidden();
  await expect(trigger(page, 0)).toBeFocused();
});

test("ART-4 HEAD-16 contents and the small menu can be opened before hydration", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letReactIn = await openBeforeHydration(page, article);
  await page.locator(".contents-button").click();
  await letReactIn();
  await expect(page.locator("dialog[open]")).toBeVisible();

  const letReactInAgain = await openBeforeHydration(page, pagePath("contact"));
  await page.locator(".menu-toggle").click();
  await page.locator("#mobile-menu summary").first().click();
  await letReactInAgain();
  await expect(page.locator(".menu-toggle")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#mobile-menu details[open]")).toBeVisible();
});

test("QUAL-6 where a script does not arrive, nothing is offered that needs it", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, file] of ["entry.client", "framework", "start"].entries()) {
    await page.unrouteAll();
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    for (const path of [lists[place] ?? "", article]) {
      await page.goto(path);
      await expect(page.locator(".needs-script").filter({ visible: true }), `${path} without ${file}`).toHaveCount(0);
      await expect(page.locator("h1")).toBeVisible();
    }
  }
  complaints.length = 0; // The browser reports the missing files.
});

test("Back during a reload shows the page it leads to", async ({ page }) => {
  await visit(page, pagePath("contact"));
  const title = await page.title();
  await page.locator(`footer a[href="${pagePath("imprint")}"]`).click();
  await expect(page).toHaveURL(pagePath("imprint"));
  const letReactIn = await loadBeforeHydration(page, () => page.reload({ waitUntil: "domcontentloaded" }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pagePath("contact"));
  await letReactIn();
  await expect(page).toHaveTitle(title);
  await expect(page.locator("main address")).toBeVisible();
});
