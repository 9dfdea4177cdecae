import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, ready, test, visit } from "../support/strict-page.ts";

const { terms } = getContent();
const glossary = "/resources/glossary";
const search = (page: Page) => page.getByRole("searchbox");
const cards = (page: Page) => page.locator(".term-card:visible");
const readScroll = (page: Page) => page.evaluate(() => scrollY);

/** Waits until a smooth scroll has ended. Runs in the page. */
async function waitUntilStill(): Promise<void> {
  for (let top = Number.NaN, frames = 0; frames < 10; frames = scrollY === top ? frames + 1 : 0) {
    top = scrollY;
    await new Promise(requestAnimationFrame);
  }
}

// The three lists share their filter.
test("the list matches its URL after Back, Forward and a reload", { tag: "@GLOS-8" }, async ({ page }) => {
  await visit(page, glossary);
  await search(page).fill("agentic");
  await page.waitForURL(`**${glossary}?q=agentic`);
  const some = await cards(page).count();
  expect(some).toBeLessThan(terms.length);

  await page.evaluate((url) => location.assign(url), `${glossary}#nowhere`);
  await expect(search(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(terms.length);
  await page.goBack();
  await expect(search(page)).toHaveValue("agentic");
  await expect(cards(page)).toHaveCount(some);
  await page.reload();
  await ready(page);
  await expect(cards(page)).toHaveCount(some);
});

test(
  "a term that the filter hides opens the whole glossary, and Back the filtered one",
  { tag: "@GLOS-23" },
  async ({ page }) => {
    await visit(page, glossary);
    await search(page).fill("agentic");
    await page.waitForURL("**?q=agentic");
    const some = await cards(page).count();
    await page.locator('.term-card:visible a[href$="#ai-agents"]').first().click();
    await page.waitForURL(`**${glossary}#ai-agents`);
    await expect(cards(page)).toHaveCount(terms.length);
    await expect(page.locator("#ai-agents")).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(some);
    await expect(search(page)).toHaveValue("agentic");
  },
);

test("Back undoes a jump to a letter or a section", { tag: "@ROUT-11" }, async ({ page }) => {
  for (const [path, link, from] of [
    [glossary, '.alphabet-bar a[href="#section-S"]', 250],
    ["/blog/ai-enterprise-influence", '.contents-sidebar a[href="#future-trends"]', 1200],
  ] as const) {
    await visit(page, path);
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), from);
    await page.locator(link).click();
    await expect.poll(() => readScroll(page)).toBeGreaterThan(5000);
    await page.evaluate(waitUntilStill);
    await page.goBack();
    await expect.poll(async () => Math.abs((await readScroll(page)) - from)).toBeLessThanOrEqual(2);
    await page.goForward();
    await expect.poll(() => readScroll(page)).toBeGreaterThan(5000);
  }
});
