import type { Page } from "@playwright/test";

import { expect, test, visit } from "../support/strict-page.ts";

/** Opens a page and records the texts of its live regions. Screen readers ignore regions that are added later. */
async function recordAnnouncements(page: Page, path: string): Promise<() => Promise<string[]>> {
  await visit(page, path);
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    for (const region of document.querySelectorAll("output, [role=status], [role=alert], [aria-live]")) {
      new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text !== "" && texts.at(-1) !== text) texts.push(text);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }
    return texts;
  });
  return () => announced.jsonValue();
}

test("a search announces its count once", { tag: ["@GLOS-27", "@FAQ-13", "@BLOG-4"] }, async ({ page }) => {
  for (const [path, count] of Object.entries({
    "/resources/glossary": "0 terms",
    "/resources/faq": "0 questions",
    "/resources/blog": "0 articles",
  })) {
    const announced = await recordAnnouncements(page, path);
    await page.getByRole("searchbox").fill("no such thing");
    await expect.poll(announced).toEqual([count]);
    await expect(page.getByRole("searchbox")).toBeFocused();
  }
});

test("a copied link is announced once", { tag: ["@SHAR-8", "@GLOS-18"] }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  const announced = await recordAnnouncements(page, "/resources/glossary");
  const copy = page.getByRole("button", { name: "Copy the link to this term: Agentic AI" });
  await copy.press("Enter");
  await expect.poll(announced).toEqual([expect.stringMatching(/^Link copied/)]);
  await expect(copy).toBeFocused();
});

test("a new page is announced once", { tag: "@ROUT-13" }, async ({ page }) => {
  const announced = await recordAnnouncements(page, "/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await expect(page).toHaveURL("/imprint");
  await expect.poll(announced).toEqual([expect.stringMatching(/^Page loaded: Legal notice/)]);
});
