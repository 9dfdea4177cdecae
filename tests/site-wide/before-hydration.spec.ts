import { pagePath } from "#site/paths.ts";

import { clickDuringHydration, openBeforeHydration } from "../support/open-before-hydration.ts";
import { routesUnder } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// Pages can be read and used before their JavaScript has loaded.

const lists = { [pagePath("blog")]: "@BLOG-3", [pagePath("glossary")]: "@GLOS-4", [pagePath("faq")]: "@FAQ-7" };
const article = routesUnder("/blog/")[0] ?? "";

for (const [path, tag] of Object.entries(lists)) {
  test(`${path} keeps a filter chosen before hydration`, { tag }, async ({ page }) => {
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const chip = page.locator("main search button[aria-pressed]").nth(1);
    const hydrate = await openBeforeHydration(page, path);
    const all = await entries.count();
    await chip.click();
    await page.getByRole("searchbox").pressSequentially("a");
    await hydrate();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("searchbox")).toHaveValue("a");
    await expect(page).toHaveURL(/[?&]q=a&category=|[?&]category=.+&q=a/);
    await expect(entries).not.toHaveCount(all);
  });
}

for (const state of ["dropped", "handled"] as const) {
  test(`a click during hydration that React has ${state} counts once`, { tag: "@FAQ-4" }, async ({ page }) => {
    await clickDuringHydration(page, ".list-results button", state);
    await visit(page, pagePath("faq"));
    await expect(page.locator("main details").first()).toHaveAttribute("open");
  });
}

test("a panel opened before hydration stays open", { tag: ["@HEAD-13", "@HEAD-19"] }, async ({ page }) => {
  const trigger = page.locator(".menu-trigger").first();
  const panel = page.locator(".menu-panel").first();
  const hydrateHovered = await openBeforeHydration(page, pagePath("contact"));
  await trigger.hover();
  await expect(panel).toBeVisible();
  // Records whether any frame hides it.
  await panel.evaluate((element) => {
    const watch = () => {
      if (getComputedStyle(element).visibility !== "visible") element.dataset["vanished"] = "";
      requestAnimationFrame(watch);
    };
    watch();
  });
  await hydrateHovered();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(panel).not.toHaveAttribute("data-vanished");
  await page.mouse.move(640, 700);
  await expect(panel).toBeHidden();

  const hydrateFocused = await openBeforeHydration(page, pagePath("contact"));
  await trigger.focus();
  await hydrateFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("contents and menu open before hydration", { tag: ["@ART-4", "@HEAD-16"] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrateArticle = await openBeforeHydration(page, article);
  await page.locator(".contents-button").click();
  await hydrateArticle();
  await expect(page.locator("dialog[open]")).toBeVisible();

  const hydrateContact = await openBeforeHydration(page, pagePath("contact"));
  await page.locator(".menu-toggle").click();
  await page.locator("#mobile-menu summary").first().click();
  await hydrateContact();
  await expect(page.locator(".menu-toggle")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#mobile-menu details[open]")).toBeVisible();
});

test("controls are hidden when their script fails to load", { tag: "@QUAL-6" }, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, file] of ["entry.client", "framework", "start"].entries()) {
    await page.unrouteAll();
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    for (const path of [Object.keys(lists)[index] ?? "", article]) {
      await page.goto(path);
      await expect(page.locator(".needs-script").filter({ visible: true }), `${path} without ${file}`).toHaveCount(0);
      await expect(page.locator("h1")).toBeVisible();
    }
  }
  pageErrors.length = 0; // The browser reports the missing files.
});

test("Back during a reload opens the previous page", async ({ page }) => {
  await visit(page, pagePath("contact"));
  const title = await page.title();
  await page.locator(`footer a[href="${pagePath("imprint")}"]`).click();
  await expect(page).toHaveURL(pagePath("imprint"));
  const hydrate = await openBeforeHydration(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pagePath("contact"));
  await hydrate();
  await expect(page).toHaveTitle(title);
  await expect(page.locator("main address")).toBeVisible();
});
