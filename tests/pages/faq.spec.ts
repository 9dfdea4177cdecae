import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { pages } = getContent();

const answers = (page: Page) => page.locator("main article p:visible");
const toggleAll = (page: Page) => page.getByRole("button", { name: pages.faq.allAnswers });

test("answers open by URL, click, key and one button", { tag: ["@FAQ-4", "@FAQ-11"] }, async ({ page }) => {
  await visit(page, "/resources/faq#faq-azure");
  await expect(page.locator("#faq-azure p")).toBeVisible();
  await expect(page.locator("#faq-azure")).toBeInViewport();
  await expect(page.locator("#faq-azure")).toBeFocused();
  const summaries = page.locator("main summary");
  await summaries.first().click();
  await summaries.nth(1).press("Enter");
  await expect(answers(page)).toHaveCount(3);
  await summaries.first().click();
  await expect(answers(page)).toHaveCount(2);
  await toggleAll(page).click();
  await expect(answers(page)).toHaveCount(await summaries.count());
  await toggleAll(page).click();
  await expect(answers(page)).toHaveCount(0);
});

test("search opens its matches until it is cleared", { tag: ["@FAQ-4", "@FAQ-6"] }, async ({ page }) => {
  await visit(page, "/resources/faq");
  await page.locator("#faq-azure summary").click();
  await page.getByRole("searchbox").fill("terra");
  await expect(page).toHaveURL(/q=terra$/);
  const changes = await page.evaluateHandle(() => {
    const recorded: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void recorded.push(...records));
    observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
    return recorded;
  });
  await page.getByRole("searchbox").fill("terraform");
  expect(await changes.evaluate(({ length }) => length), "answers opened or closed by the next letters").toBe(0);
  const found = await page.locator("main article:visible").count();
  expect(found).toBeGreaterThan(0);
  await expect(answers(page)).toHaveCount(found);
  await toggleAll(page).click();
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole("searchbox").fill("zzz");
  await expect(toggleAll(page)).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await expect(answers(page)).toHaveCount(1);
  await expect(page.locator("#faq-azure p")).toBeVisible();
});
