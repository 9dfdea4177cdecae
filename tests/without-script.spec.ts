import type { Page } from "@playwright/test";

import { expect, hydrated, test } from "./quiet-page.ts";
import { routeTable } from "./route-table.ts";

// textContent, not innerText: closed panels and answers count as delivered.
const textOf = async (page: Page) => ({
  header: await page.locator("header").textContent(),
  // The team is read by script; without it a sentence says so (tests/about.spec.ts).
  main: await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const team of copy.querySelectorAll(".team-room, .team-grid")) team.remove();
    return copy.textContent;
  }),
  footer: await page.locator("footer").textContent(),
  links: await page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
});

test("QUAL-6 every page says the same without script as with it", async ({ browser, page, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plainPage = await context.newPage();
  for (const route of routeTable) {
    await page.goto(route);
    await hydrated(page);
    const withScript = await textOf(page);
    await plainPage.goto(route);
    expect(await textOf(plainPage), route).toEqual(withScript);
    expect(withScript.main?.length, route).toBeGreaterThan(300);
    await expect(plainPage.locator("h1")).toBeVisible();
  }
  await context.close();
});

test("HEAD-16 the menu opens on a small screen without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/");
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.locator("summary", { hasText: "Cloud Consulting" }).click();
  await menu.getByRole("link", { name: "Cloud Exit" }).click();
  await expect(page).toHaveURL("/services/cloud-exit");
  await context.close();
});

test("HEAD-11 the panels open on a large screen without script, by hover and by key", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/contact");
  const link = page.locator(".menu-panel").getByRole("link", { name: /^Cloud Exit/ });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Cloud Consulting" }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Cloud Consulting" }).focus();
  await expect(link).toBeVisible();
  await context.close();
});

test("GLOS-29 glossary and FAQ are whole without script; controls that could do nothing are not shown", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plainPage = await context.newPage();
  await plainPage.goto("/resources/glossary");
  await expect(plainPage.locator(".term-card")).toHaveCount(110);
  await expect(plainPage.locator("main search")).toBeHidden();
  await expect(plainPage.locator(".term-card button").first()).toBeHidden();
  await plainPage.locator('.alphabet-bar a[href="#section-S"]').click();
  await expect(plainPage).toHaveURL(/#section-S$/);
  await plainPage.locator('#agentic-ai a[href="#large-language-model"]').click();
  await expect(plainPage.locator("#large-language-model")).toBeInViewport();
  await plainPage.goto("/resources/faq#faq-azure");
  await expect(plainPage.locator("#faq-azure")).toBeInViewport();
  await plainPage.goto("/services/devsecops");
  await plainPage.locator("main .term-link").first().click();
  await expect(plainPage).toHaveURL(/\/resources\/glossary#/);
  await context.close();
});
