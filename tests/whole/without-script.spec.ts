import { getContent } from "#site/collections/content.server.ts";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { pageGroups } from "../support/page-states.ts";
import { routeTable } from "../support/route-table.ts";

const { terms } = getContent();

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

// textContent, not innerText: closed panels and answers count as delivered.
const textOf = async (page: Page) => ({
  header: await page.locator("header").textContent(),
  // The team is read by script; without it a sentence says so (tests/pages/about.spec.ts).
  main: await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const team of copy.querySelectorAll(".team-placeholder, .team-grid")) team.remove();
    return copy.textContent;
  }),
  footer: await page.locator("footer").textContent(),
  links: await page
    .locator("a:not(.consent-banner *)")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
});

/** The small menu is a popover, the panels of the large one and the results open by style; an untold story is no button. */
const uselessControls = (page: Page) =>
  page
    .locator("button:not([popovertarget], .menu-trigger, :disabled), input:not([name=result]), .spinner")
    .filter({ visible: true });

async function expectMenu(page: Page, route: string, width: number): Promise<void> {
  const isSmall = width < 1024;
  await page.setViewportSize({ width, height: 844 });
  await expect(uselessControls(page), `${route} at ${width} px`).toHaveCount(0);
  if (isSmall) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#mobile-menu summary").first().click();
  } else {
    await page.getByRole("button", { name: "Company" }).focus();
  }
  const menu = page.locator(isSmall ? "#mobile-menu details[open]" : ".menu-panel").filter({ visible: true });
  await expect(menu, `${route} at ${width} px`).toHaveCount(1);
  await expect(menu.getByRole("link").first(), `${route} at ${width} px`).toBeVisible();
}

for (const [place, group] of pageGroups.entries()) {
  test(`QUAL-6 LINK-9 HEAD-16 group ${place + 1}: ${group.length} pages say the same without script, have a menu and answers, and show only controls that work`, async ({
    browser,
    page,
    baseURL,
    storageState,
  }) => {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- The configuration sets both.
    const live = await browser.newContext({ javaScriptEnabled: true, baseURL: baseURL!, storageState: storageState! });
    const livePage = await live.newPage();
    for (const route of group) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      // The page for unknown addresses names the address, which only the browser knows.
      if (routeTable.includes(route)) {
        await livePage.goto(route);
        await livePage.waitForFunction(() => "hydrated" in document.documentElement.dataset);
        const plain = await textOf(page);
        expect(plain, route).toEqual(await textOf(livePage));
        expect(plain.main?.length, route).toBeGreaterThan(300);
      }
      if ((await page.locator("main summary").count()) > 0) {
        await page.locator("main summary").last().click();
        await expect(page.locator("main details[open] > summary + *"), route).toBeVisible();
      }
      if (route === "/company/about") await expect(page.locator("p.without-script")).toBeVisible();
      for (const width of [1280, 390]) await expectMenu(page, route, width);
    }
    await live.close();
  });
}

test("NF-3 an old address is a page with a plain link, and nothing else to press", async ({ page }) => {
  const response = await page.goto("/glossar/kubernetes");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Redirecting..." })).toBeVisible();
  await expect(page.getByRole("main").getByText("/resources/glossary", { exact: true })).toBeVisible();
  for (const width of [1280, 390]) await expectMenu(page, "/glossar/kubernetes", width);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Go Now" }).click();
  await expect(page).toHaveURL("/resources/glossary");
  expect((await page.goto("/glossary"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
});

test("GLOS-29 FAQ-4 glossary and FAQ are whole, their links jump, and every answer can be opened", async ({ page }) => {
  await page.goto("/resources/glossary");
  await expect(page.locator(".term-card")).toHaveCount(terms.length);
  await expect(page.locator("main search").locator("input:visible, button:visible")).toHaveCount(0);
  await expect(page.locator(".term-card button").first()).toBeHidden();
  await page.locator('.alphabet-bar a[href="#section-S"]').click();
  await expect(page).toHaveURL(/#section-S$/);
  await page.locator('#agentic-ai a[href="#large-language-model"]').click();
  await expect(page.locator("#large-language-model")).toBeInViewport();
  await page.goto("/resources/faq#faq-azure");
  await expect(page.locator("#faq-azure")).toBeInViewport();
  await page.locator("#faq-azure summary").press("Enter");
  await expect(page.locator("#faq-azure p")).toBeVisible();
  await page.locator("main summary").last().click();
  await expect(page.locator("main article p:visible")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.goto("/services/devsecops");
  await page.locator("main .term-link").first().click();
  await expect(page).toHaveURL(/\/resources\/glossary#/);
});

for (const width of [390, 1280]) {
  test(`ART-4 at ${width} px the contents of an article are there, and lead to its sections`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/blog/ai-enterprise-influence");
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(page.getByRole("button", { name: "Contents" })).toBeHidden();
    await contents.getByRole("link").nth(4).click();
    await expect(page).toHaveURL(/#quality-assurance$/);
    await expect(page.locator("#quality-assurance h2")).toBeInViewport();
  });
}

test("CONT-1 CONT-5 HEAD-11 LEG-7 the contact page gives address, mail, phone and a link to the map; hover opens a panel", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator("address")).toBeVisible();
  for (const start of ["mailto:", "tel:", "https://www.openstreetmap.org/"]) {
    await expect(main.locator(`a[href^="${start}"]`)).toBeVisible();
  }
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Cloud Consulting" }).hover();
  await expect(page.locator(".menu-panel").getByRole("link", { name: /^Cloud Exit/ })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("button")).toHaveCount(0);
  await footer.getByRole("link", { name: "Cookie settings" }).click();
  await expect(page).toHaveURL(/\/privacy#cookie-consent$/);
});
