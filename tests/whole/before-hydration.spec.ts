import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { loadEarly, openEarly, pressDuringHydration } from "../support/open-early.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

// A page can be read, and pressed, before its program is there.

const lists = [pagePath("blog"), pagePath("glossary"), pagePath("faq")];
const article = routesUnder("/blog/")[0] ?? "";
const chip = (page: Page, place: number) => page.locator("main search button[aria-pressed]").nth(place);
const entries = (page: Page) => page.locator(".list-entry, .article-cards > li").filter({ visible: true });
const trigger = (page: Page, place: number) => page.locator(".menu-trigger").nth(place);
const panel = (page: Page, place: number) => page.locator(".menu-panel").nth(place);

for (const route of lists) {
  test(`GLOS-4 FAQ-7 BLOG-3 ${route}: a category and a text chosen before React is there count afterwards`, async ({
    page,
  }) => {
    const letReactIn = await openEarly(page, route);
    const all = await entries(page).count();
    await chip(page, 2).click();
    await chip(page, 1).click();
    await page.getByRole("searchbox").pressSequentially("a");
    await letReactIn();
    await expect(chip(page, 1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("searchbox")).toHaveValue("a");
    await expect(page).toHaveURL(/[?&]q=a&category=|[?&]category=.+&q=a/);
    await expect(entries(page)).not.toHaveCount(all);
  });
}

test("FAQ-4 a press while React takes the page over counts, and once", async ({ page }) => {
  await pressDuringHydration(page, ".all-answers");
  await page.goto(pagePath("faq"));
  await hydrated(page);
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
});

test("HEAD-13 a panel that hover has opened before React stays under the pointer, and closes when it leaves", async ({
  page,
}) => {
  const letReactIn = await openEarly(page, pagePath("contact"));
  await trigger(page, 1).hover();
  await expect(panel(page, 1)).toBeVisible();
  // Every moment in which it is not shown.
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
});

test("HEAD-19 a panel that the focus has opened before React stays, and closes when the focus leaves", async ({
  page,
}) => {
  const letReactIn = await openEarly(page, pagePath("contact"));
  await trigger(page, 0).focus();
  await letReactIn();
  await expect(trigger(page, 0)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(panel(page, 0).locator("a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page, 0)).toBeHidden();
  await expect(trigger(page, 0)).toBeFocused();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("ART-4 HEAD-16 contents asked for before React open afterwards; the menu opens at once and stays", async ({
    page,
  }) => {
    const letReactIn = await openEarly(page, article);
    await page.locator(".contents-button").click();
    await letReactIn();
    await expect(page.locator("dialog[open]")).toBeVisible();

    const letReactInAgain = await openEarly(page, pagePath("contact"));
    await page.locator(".menu-toggle").click();
    await page.locator("#mobile-menu summary").first().click();
    await letReactInAgain();
    await expect(page.locator(".menu-toggle")).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("#mobile-menu details[open]")).toBeVisible();
  });
});

test("QUAL-6 where a script does not come, nothing is offered that needs it", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A file of the program, or the page's own start file.
  for (const [place, file] of ["entry.client", "framework", "start"].entries()) {
    await page.unrouteAll();
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    for (const route of [lists[place] ?? "", article, pagePath("about")]) {
      await page.goto(route);
      await expect(page.locator(".needs-script").filter({ visible: true }), `${route} without ${file}`).toHaveCount(0);
      await expect(page.locator("h1")).toBeVisible();
    }
    await expect(page.locator("p.without-script")).toBeVisible();
    await page.goto(article);
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2).click();
    await expect(page).toHaveURL(/#/);
  }
  complaints.length = 0; // What the browser says of files that it did not get.
});

test("Back, pressed while a page is loaded again, shows the page it leads to", async ({ page }) => {
  await page.goto(pagePath("contact"));
  const { title, heading } = await describe(page);
  await hydrated(page);
  await page.locator(`footer a[href="${pagePath("imprint")}"]`).click();
  await expect(page).toHaveURL(pagePath("imprint"));
  const letReactIn = await loadEarly(page, () => page.reload({ waitUntil: "domcontentloaded" }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pagePath("contact"));
  await letReactIn();
  await expect(page).toHaveTitle(title);
  await expect(page.locator("main h1")).toHaveText(heading);
  await hydrated(page);
});

const describe = async (page: Page) => ({
  title: await page.title(),
  heading: await page.locator("main h1").innerText(),
});
