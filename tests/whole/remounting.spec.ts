import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { pagePath, servicePath } from "#site/paths.ts";

import { openWhole, pageFacts } from "../support/page-facts.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

// What goes away and comes back is whole: words, links and drawings.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const searchBox = (page: Page) => page.getByRole("searchbox");
const article = routesUnder("/blog/")[0] ?? "";
const { navigation, services, labels } = getContent();
const groups = [...navigation.left, ...navigation.right];

/** A document whose links are followed without leaving it. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in globalThis);

const expectFacts = (page: Page, facts: Awaited<ReturnType<typeof pageFacts>>, state: string) =>
  expect.poll(() => pageFacts(page), { message: state, timeout: 10_000 }).toEqual(facts);

/** By its address, and by a link: the data of the page come another way. */
const arrivals = {
  "opened directly": openWhole,
  "reached by a link": async (page: Page, route: string) => {
    await openWhole(page, pagePath("resources"));
    await page.locator(`main a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    await expect(searchBox(page)).toBeVisible();
    // The structured data are the last to come.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  },
} as const;

for (const [arrival, arrive] of Object.entries(arrivals)) {
  for (const route of [pagePath("blog"), pagePath("glossary"), pagePath("faq")]) {
    test(`${route}, ${arrival}: the list comes back whole after a search without a match`, async ({ page }) => {
      await arrive(page, route);
      const before = await pageFacts(page);
      await searchBox(page).fill("zzz");
      await expect.poll(() => pageFacts(page)).not.toEqual(before);
      await searchBox(page).fill("");
      await expectFacts(page, before, "cleared");
    });

    test(`${route}, ${arrival}: the list comes back whole after every category`, async ({ page }) => {
      await arrive(page, route);
      const before = await pageFacts(page);
      const chips = page.getByRole("search").locator("button[aria-pressed]");
      const count = await chips.count();
      expect(count).toBeGreaterThan(1);
      for (let place = 1; place < count; place += 1) {
        await chips.nth(place).click();
        await expect(chips.nth(place)).toHaveAttribute("aria-pressed", "true");
        await chips.first().click();
        await expectFacts(page, before, (await chips.nth(place).textContent()) ?? "");
      }
    });
  }
}

test("BLOG-3 BLOG-6 whatever a filter leaves of the blog keeps its drawing, also where the address asks for it", async ({
  page,
}) => {
  const blog = pagePath("blog");
  const readCovers = () =>
    page.locator(".article-cards > li").evaluateAll((cards) =>
      cards.map((card) => ({
        href: card.querySelector("a")?.getAttribute("href"),
        paths: [...card.querySelectorAll("svg path")].map((path) => path.getAttribute("d")),
      })),
    );
  await openWhole(page, blog);
  const covers = await readCovers();
  for (const { paths } of covers) expect(paths.length).toBeGreaterThan(0);
  const expectCovers = async () => {
    const left = await readCovers();
    expect(left.length).toBeGreaterThan(0);
    for (const cover of left) expect(covers).toContainEqual(cover);
  };
  const chip = page.getByRole("search").getByRole("button", { name: "DevSecOps", exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expectCovers();
  await openWhole(page, blog);
  await searchBox(page).fill("azure");
  await expect.poll(async () => (await readCovers()).length).toBeLessThan(covers.length);
  await expectCovers();
  for (const search of ["?category=devsecops", "?q=azure"]) {
    await openWhole(page, blog + search);
    await expectCovers();
  }
});

test("CONT-5 LEG-7 the drawing of the office is back when the map is withdrawn", async ({ page }) => {
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));
  await openWhole(page, pagePath("contact"));
  const before = await pageFacts(page);
  await page.getByRole("button", { name: "Load map" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("button", { name: labels.cookieSettings }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectFacts(page, before, "withdrawn");
});

for (const [kind, route] of Object.entries({ "a dead end": "/nope", "an old address": "/kontakt" })) {
  test(`NF-2 NF-3 ${kind} is whole again after Back`, async ({ page }) => {
    // An old address goes on after two seconds: not here.
    await page.clock.install();
    await openWhole(page, pagePath("imprint"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await openWhole(page, route);
    const before = await pageFacts(page);
    await page.locator(`footer a[href="${pagePath("privacy")}"]`).click();
    await expect(page).toHaveURL(pagePath("privacy"));
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expectFacts(page, before, "back");
  });
}

test("the panels of the large menu are whole whenever they are open, on the next page too", async ({ page }) => {
  await openWhole(page, pagePath("contact"));
  const triggers = page.locator("header button[aria-controls][aria-expanded]").filter({ visible: true });
  const openEach = async () => {
    const panels: { text: string; paths: number }[] = [];
    for (const trigger of await triggers.all()) {
      await trigger.click();
      const panel = page.locator(`[id="${await trigger.getAttribute("aria-controls")}"]`);
      await expect(panel).toBeVisible();
      panels.push({ text: await panel.innerText(), paths: await panel.locator("svg path").count() });
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    }
    return panels;
  };
  const before = await pageFacts(page);
  const first = await openEach();
  expect(first.length).toBe(groups.length);
  for (const { text, paths } of first) {
    expect(paths, text).toBeGreaterThan(0);
    expect(text).not.toBe("");
  }
  expect(await openEach()).toEqual(first);
  await expectFacts(page, before, "all panels closed");
  await page
    .locator(`footer a[href="${pagePath("imprint")}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pagePath("imprint"));
  expect(await openEach()).toEqual(first);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu and its groups are whole whenever they are open", async ({ page }) => {
    await openWhole(page, pagePath("contact"));
    const before = await pageFacts(page);
    const toggle = page.locator("header button[popovertarget]").first();
    const menu = page.locator(`[id="${await toggle.getAttribute("popovertarget")}"]`);
    const openEach = async () => {
      await toggle.click();
      await expect(menu).toBeVisible();
      const opened: { text: string; paths: number }[] = [];
      for (const summary of await menu.locator("summary").all()) {
        await summary.click();
        const group = menu.locator("details[open]");
        await expect(group).toHaveCount(1);
        opened.push({ text: await group.innerText(), paths: await menu.locator("svg path").count() });
        await summary.click();
        await expect(group).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      return opened;
    };
    const first = await openEach();
    expect(first.length).toBe(groups.length);
    expect(await openEach()).toEqual(first);
    await expectFacts(page, before, "menu closed");
  });

  test("the contents of an article are whole whenever they are open", async ({ page }) => {
    await openWhole(page, article);
    const before = await pageFacts(page);
    const { contents } = labels.article;
    const panel = page.getByRole("dialog", { name: contents });
    const openOnce = async () => {
      await page.getByRole("button", { name: contents, exact: true }).click();
      await expect(panel).toBeVisible();
      const text = await panel.innerText();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      return text;
    };
    const first = await openOnce();
    expect(first.split("\n").length).toBeGreaterThan(2);
    expect(await openOnce()).toBe(first);
    await expectFacts(page, before, "contents closed");
  });
});

test.describe("a visitor nobody has asked", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the banner called from the footer is the one of the first visit", async ({ page }) => {
    await openWhole(page, pagePath("contact"));
    const { consent, cookieSettings } = labels;
    const banner = page.getByRole("region", { name: consent.heading });
    const read = async () => ({
      text: await banner.innerText(),
      elements: await banner.locator("*").count(),
      links: await banner.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    });
    const first = await read();
    await banner.getByRole("button", { name: consent.decline }).click();
    await expect(banner).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("button", { name: cookieSettings }).click();
    await expect(banner).toBeVisible();
    expect(await read()).toEqual(first);
  });
});

test("ROUT-9 a link in an article that leads nowhere shows the not-found page, and Back shows the whole article", async ({
  page,
}) => {
  await page.goto("/nowhere");
  await hydrated(page);
  const notFound = await pageFacts(page);
  await openWhole(page, article);
  await markDocument(page);
  const before = await pageFacts(page);
  // In the running text, which is plain HTML: what the element says is where the press leads.
  const link = page.locator('main section[id] p a[href^="/"]').first();
  await link.evaluate((element) => element.setAttribute("href", "/nowhere"));
  await page.locator('main a[href="/nowhere"]').click();
  await expect(page).toHaveURL("/nowhere");
  await expectFacts(page, notFound, "not found");
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expectFacts(page, before, "back");
  expect(await isMarked(page)).toBe(true);
});

test("one service after another by the menu: each with its own words and drawings", async ({ page }) => {
  const routes = services.map(({ slug }) => servicePath(slug));
  const direct = new Map<string, Awaited<ReturnType<typeof pageFacts>>>();
  for (const route of routes) {
    await openWhole(page, route);
    direct.set(route, await pageFacts(page));
  }
  await markDocument(page);
  for (const route of routes) {
    // The panel it stands in may be closed; the press is the same.
    await page.locator(`header a[href="${route}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(route);
    const facts = direct.get(route);
    if (facts) await expectFacts(page, facts, route);
  }
  expect(await isMarked(page)).toBe(true);
});
