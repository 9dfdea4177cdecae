import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath } from "#site/paths.ts";

import { templates } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// Panels of small screens close when the window or the page changes, and long words fit every width.

const { articles, labels } = getContent();
const [latest] = articles;
const article = articlePath(latest?.slug ?? "");
const section = latest?.parse().sections.at(-1)?.id;
const portrait = { width: 820, height: 1180 };
const landscape = { width: 1180, height: 820 };
const isFocusVisible = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility() === true);

test.use({ viewport: portrait });

for (const [name, path, opener, opened] of [
  ["contents panel", article, labels.article.contents, "dialog"],
  ["mobile menu", "/contact", labels.openMenu, "#mobile-menu"],
] as const) {
  test(`rotating the screen closes the ${name}`, { tag: ["@HEAD-16", "@ART-4", "@ART-23"] }, async ({ page }) => {
    await visit(page, path);
    const button = page.getByRole("button", { name: opener, exact: true });
    const panel = page.locator(opened);
    await button.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize(landscape);
    await expect(panel).toBeHidden();
    await expect.poll(() => isFocusVisible(page), "a visible element has the focus").toBe(true);
    await page.setViewportSize(portrait);
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });
}

test("Back closes the contents panel, also within the article", { tag: ["@ART-4", "@ART-23"] }, async ({ page }) => {
  await visit(page, "/resources/blog");
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  const panel = page.locator("dialog");
  const button = page.getByRole("button", { name: labels.article.contents, exact: true });
  await button.click();
  await panel.locator(`a[href="#${section}"]`).click();
  await expect(page).toHaveURL(`${article}#${section}`);
  for (const url of [article, "/resources/blog"]) {
    await button.click();
    await expect(panel).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(panel.and(page.locator("[open]"))).toHaveCount(0);
  }
});

test("Back closes the mobile menu", { tag: "@HEAD-18" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.locator('footer a[href="/imprint"]').click();
  await expect(page).toHaveURL("/imprint");
  await page.getByRole("button", { name: labels.openMenu }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("very long words do not widen a page", { tag: "@QUAL-4" }, async ({ page }) => {
  for (const path of templates) {
    await visit(page, path);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        // Phone numbers and figures stay on one line.
        const isIgnored = text.parentElement?.closest("svg, .sr-only, .whitespace-nowrap, .figure");
        if (text.data.trim() !== "" && !isIgnored) text.data = `${"Governance".repeat(7)} ${text.data}`;
      }
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
