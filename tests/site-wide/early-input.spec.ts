import { pagePath } from "#site/paths.ts";

import { openBeforeScripts } from "../support/open-before-scripts.ts";
import { routesUnder } from "../support/route-table.ts";
import { expect, test } from "../support/strict-page.ts";

// Pages can be read and used before their scripts have loaded.

const lists = { [pagePath("blog")]: "@BLOG-3", [pagePath("glossary")]: "@GLOS-4", [pagePath("faq")]: "@FAQ-7" };
const article = routesUnder("/blog/")[0] ?? "";

for (const [path, tag] of Object.entries(lists)) {
  test(`${path} keeps a category and a search from before its scripts`, { tag }, async ({ page }) => {
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const chip = page.locator("main search button[aria-pressed]").nth(1);
    const release = await openBeforeScripts(page, path);
    const all = await entries.count();
    await chip.click();
    await page.getByRole("searchbox").pressSequentially("a");
    await release();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("searchbox")).toHaveValue("a");
    await expect(page).toHaveURL(/[?&]q=a&category=|[?&]category=.+&q=a/);
    await expect(entries).not.toHaveCount(all);
  });
}

test("letters typed while the filter starts are kept", { tag: "@GLOS-8" }, async ({ page }) => {
  await page.goto(pagePath("glossary"));
  await page.getByRole("searchbox").pressSequentially("kubernetes");
  await expect(page).toHaveURL(/\?q=kubernetes$/);
  await expect(page.getByRole("searchbox")).toHaveValue("kubernetes");
});

test("a click before its script counts once", { tag: "@FAQ-4" }, async ({ page }) => {
  const release = await openBeforeScripts(page, pagePath("faq"));
  await page.locator(".all-answers").click();
  await release();
  await expect(page.locator("main details").first()).toHaveAttribute("open");
});

test("a panel opened before the script stays open", { tag: ["@HEAD-13", "@HEAD-19"] }, async ({ page }) => {
  const trigger = page.locator(".menu-trigger").first();
  const panel = page.locator(".menu-panel").first();
  const releaseHovered = await openBeforeScripts(page, pagePath("contact"));
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
  await releaseHovered();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(panel).not.toHaveAttribute("data-vanished");
  await page.mouse.move(640, 700);
  await expect(panel).toBeHidden();

  const releaseFocused = await openBeforeScripts(page, pagePath("contact"));
  await trigger.focus();
  await releaseFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("contents and menu open before their scripts", { tag: ["@ART-4", "@HEAD-16"] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseArticle = await openBeforeScripts(page, article);
  await page.locator(".contents-button").click();
  await releaseArticle();
  await expect(page.locator("dialog[open]")).toBeVisible();

  const releaseContact = await openBeforeScripts(page, pagePath("contact"));
  await page.locator(".menu-toggle").click();
  await page.locator("#mobile-menu summary").first().click();
  await releaseContact();
  await expect(page.locator(".menu-toggle")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#mobile-menu details[open]")).toBeVisible();
});

const controls = ".needs-script";

test("controls are hidden when the page's script fails to load", { tag: "@QUAL-6" }, async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/assets/page-*.js", (route) => route.abort());
  for (const path of [...Object.keys(lists), article]) {
    await page.goto(path);
    await expect(page.locator(controls).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.locator("h1")).toBeVisible();
  }
  pageErrors.length = 0; // The browser reports the missing files.
});

test(
  "only the controls of an island are hidden when it fails to load or throws",
  { tag: "@QUAL-6" },
  async ({ page, pageErrors }) => {
    const failures = {
      "fails to load": { status: 404 },
      throws: { contentType: "text/javascript", body: 'export default () => { throw new Error("broken"); };' },
    };
    for (const [failure, response] of Object.entries(failures)) {
      await page.route("**/assets/term-filter.island-*.js", (route) => route.fulfill(response));
      await page.goto(pagePath("glossary"));
      const before = await page.locator("main").innerText();
      await page.getByRole("searchbox").focus();
      await expect(page.locator(`main ${controls}`).filter({ visible: true }), failure).toHaveCount(0);
      await expect(page.locator(`footer ${controls}`), failure).toBeVisible();
      await expect(page.locator(".term-card").first(), failure).toBeVisible();
      expect((await page.locator("main").innerText()).length, failure).toBeGreaterThan(before.length * 0.9);
      await page.unrouteAll();
    }
    pageErrors.length = 0;
  },
);
