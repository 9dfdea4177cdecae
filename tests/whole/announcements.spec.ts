import type { Page } from "@playwright/test";

import { expect, hydrated, test } from "../support/quiet-page.ts";

declare global {
  interface Window {
    said: string[];
  }
}

/** Records what polite regions say from now on, the last text of each. A region that comes later says nothing. */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.said = [];
    for (const region of document.querySelectorAll("output, [role=status], [role=alert], [aria-live]")) {
      new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text !== "" && window.said.at(-1) !== text) window.said.push(text);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
const said = (page: Page) => page.evaluate(() => window.said);

for (const [path, one] of [
  ["/resources/glossary", "1 term"],
  ["/resources/faq", "1 question"],
  ["/resources/blog", "1 article"],
] as const) {
  test(`GLOS-27 FAQ-13 BLOG-4 ${path}: the count is said once, by the region that shows it`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await listen(page);
    await page.getByRole("searchbox").fill("no such thing");
    await expect.poll(() => said(page)).toEqual([`0 ${one.slice(2)}s`]);
    // Whoever searches stays in the field.
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
}

test("SHAR-8 GLOS-18 a copied link is said once, and the count is not repeated", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto("/resources/glossary");
  await hydrated(page);
  await listen(page);
  const copy = page.getByRole("button", { name: "Copy the link to this term: Agentic AI" });
  await copy.press("Enter");
  await expect.poll(() => said(page)).toHaveLength(1);
  expect((await said(page))[0]).toMatch(/^Link copied/);
  await expect(copy).toBeFocused();
});

test("ROUT-13 a new page is said once", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  await listen(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await expect(page).toHaveURL("/imprint");
  await expect.poll(() => said(page)).toHaveLength(1);
  expect((await said(page))[0]).toMatch(/^Page loaded: Legal notice/);
});
