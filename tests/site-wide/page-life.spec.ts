import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { pageFacts } from "../support/page-facts.ts";
import { testedPages } from "../support/route-table.ts";
import { expect, ready, test, visit } from "../support/strict-page.ts";

// Back is tested in tests/engines: Playwright turns off the back/forward cache of Chromium.

/** Opens a page as if it were prerendered. The returned function shows it. Drivers prevent Chromium from prerendering. */
async function prerender(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto(path);
  return () =>
    page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
}

test("a prerendered page starts no script before it is shown", { tag: ["@CALL-1", "@COOK-8"] }, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\/rest\/|\/indexing|react-/.test(request.url())) requested.push(request.url());
  });
  const show = await prerender(page, "/company/about");
  await page.locator(".team-list").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  await show();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.locator(".team-grid > li").first()).toBeVisible();
});

test("a prerendered glossary leaves the stored term until it is shown", { tag: "@GLOS-22" }, async ({ page }) => {
  const show = await prerender(page, "/resources/glossary");
  await page.evaluate(() => sessionStorage.setItem("glossaryTarget", "terraform"));
  await show();
  await expect(page.locator("#terraform")).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("Chromium accepts the speculation rules of a page, and they prerender its links", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Preload.enable");
  const rules: (string | undefined)[] = [];
  const started: string[] = [];
  client.on("Preload.ruleSetUpdated", ({ ruleSet }) => rules.push(ruleSet.errorMessage));
  client.on("Preload.prerenderStatusUpdated", ({ key }) => started.push(new URL(key.url).pathname));
  await page.goto("/imprint");
  await expect.poll(() => rules).toEqual([undefined]);
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).hover();
  await expect.poll(() => started).toContain("/contact");
});

/** Returns a page that links to the target. Header and footer link all pages except for articles and cases. */
const findStart = (target: string): string => {
  if (target.startsWith("/blog/")) return pagePath("blog");
  if (target.startsWith("/references/")) return pagePath("references");
  return target === pagePath("contact") ? pagePath("home") : pagePath("contact");
};

test("pages are the same by URL, by a link and by Back", { tag: ["@ROUT-2", "@ROUT-13"] }, async ({ page }) => {
  for (const target of testedPages) {
    await visit(page, target);
    const facts = [await page.title(), ...(await pageFacts(page))];
    await visit(page, findStart(target));
    // The link may be in a closed panel of the menu.
    await page.locator(`a[href="${target}"]`).first().dispatchEvent("click");
    await page.waitForURL(`**${target}`);
    await ready(page);
    expect.soft([await page.title(), ...(await pageFacts(page))], `${target} by a link`).toEqual(facts);
    await page.goto("/nowhere");
    await page.goBack();
    await ready(page);
    expect.soft([await page.title(), ...(await pageFacts(page))], `${target} by Back`).toEqual(facts);
  }
});
