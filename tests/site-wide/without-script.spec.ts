import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath } from "#site/paths.ts";
import { slugify } from "#site/slugify.ts";

import { templates } from "../support/route-table.ts";

const { articles, labels, site, terms } = getContent();

// every-page.spec.ts checks that the delivered HTML is complete.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** Returns controls that need JavaScript. Menus are popovers or open by CSS, and so do the results. */
const listUselessControls = (page: Page) =>
  page
    .locator("button:not([popovertarget], .menu-trigger, :disabled), input:not([name=result]), .spinner")
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map(({ outerHTML }) => outerHTML.slice(0, 120)));

for (const width of [390, 1280] as const) {
  test(`at ${width} px only controls that work are shown`, { tag: ["@QUAL-6", "@HEAD-16"] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let opened = 0;
    for (const path of templates) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      expect(await listUselessControls(page), path).toEqual([]);
      const summaries = page.locator("main summary:visible");
      if (path === "/company/about") await expect(page.locator("p.without-script")).toBeVisible();
      if ((await summaries.count()) === 0) continue;
      await summaries.last().click();
      await expect(page.locator("main details[open] > summary + *"), path).toBeVisible();
      opened += 1;
    }
    expect(opened).toBeGreaterThan(0);
    if (width === 390) {
      await page.getByRole("button", { name: labels.openMenu }).click();
      await page.locator("#mobile-menu summary").first().click();
      await expect(page.locator("#mobile-menu details[open]").getByRole("link").first()).toBeVisible();
    } else {
      await page.getByRole("button", { name: "Company" }).focus();
      await expect(page.locator(".menu-panel").filter({ visible: true }).getByRole("link").first()).toBeVisible();
    }
  });
}

test("glossary, FAQ and contents are complete", { tag: ["@GLOS-29", "@FAQ-4", "@ART-4"] }, async ({ page }) => {
  await page.goto("/resources/glossary");
  await expect(page.locator(".term-card")).toHaveCount(terms.length);
  await page.locator('.alphabet-bar a[href="#section-S"]').click();
  await expect(page.locator("#section-S")).toBeInViewport();
  const related = slugify(terms[0]?.related.at(-1) ?? "");
  await page.locator(".term-card").first().locator(`li a[href$="#${related}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#${related}$`));
  await expect(page.locator(`[id="${related}"]`)).toBeInViewport();
  await page.goto("/resources/faq#faq-azure");
  await expect(page.locator("#faq-azure")).toBeInViewport();
  await page.locator("#faq-azure summary").press("Enter");
  await expect(page.locator("#faq-azure p")).toBeVisible();
  await page.goto("/services/devsecops");
  await page.locator("main .term-link").first().click();
  await expect(page).toHaveURL(/\/resources\/glossary#/);
  const [article] = articles;
  const section = article?.parse().sections.at(-1)?.id;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(articlePath(article?.slug ?? ""));
    await page.getByRole("navigation", { name: labels.article.contents }).locator(`a[href="#${section}"]`).click();
    await expect(page.locator(`#${section} h2`)).toBeInViewport();
  }
});

test("the contact page has its links", { tag: ["@CONT-1", "@CONT-5", "@LEG-7"] }, async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator("address")).toBeVisible();
  for (const start of ["mailto:", "tel:", site.embeds.map?.page]) {
    await expect(main.locator(`a[href^="${start}"]`).last()).toBeVisible();
  }
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await expect(page).toHaveURL(/\/privacy#cookie-consent$/);
});

test("hovering opens a panel of the menu", { tag: "@HEAD-11" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Cloud Consulting" }).hover();
  await expect(page.locator('.menu-panel a[href="/services/cloud-exit"]')).toBeVisible();
});
