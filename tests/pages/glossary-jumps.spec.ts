import { getContent } from "#site/collections/content.server.ts";
import type { Page } from "@playwright/test";

import { category, glossary, isInView, open, search, shown } from "../support/glossary-page.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

const { terms } = getContent();

/** How far the entry is from where a jump has to lead. */
const distance = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const room = [
      getComputedStyle(document.documentElement).scrollPaddingTop,
      getComputedStyle(element).scrollMarginTop,
    ];
    const wanted = room.reduce((sum, length) => sum + Number.parseFloat(length), 0);
    return Math.abs(element.getBoundingClientRect().top - wanted);
  });

type Stops = { stops: number[] };

/** Where scrolling ended. Whatever waits for a later moment can be let go by the page's clock. */
async function recordStops(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    addEventListener("scrollend", () => stops.push(scrollY));
  });
}

const hasStopped = (page: Page) =>
  page.waitForFunction(() => (window as unknown as Stops).stops.some((top) => top > 0));

/** The distance at the first stop below the top, after which nothing may move any more. */
async function firstStop(page: Page, id: string): Promise<number> {
  await hasStopped(page);
  const far = await distance(page, id);
  await page.clock.fastForward(1000);
  const stops = await page.evaluate(() => (window as unknown as Stops).stops.filter((top) => top > 0));
  expect(stops, `stops on the way to ${id}`).toHaveLength(1);
  return far;
}

/** By a link of the header, in whichever panel it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(), path);
  await page.waitForURL(`**${path}`);
}

test("GLOS-20 GLOS-24 an address with a term leads to it, focused and marked for a moment", async ({ page }) => {
  await open(page, `${glossary}#terraform`);
  const card = page.locator("#terraform");
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("data-found", "");
  await expect.poll(() => isInView(page, "terraform")).toBe(true);
  await expect(card).not.toHaveAttribute("data-found", "");
});

test("GLOS-21 a term in a definition leads to its entry, smoothly", async ({ page }) => {
  await open(page);
  const positions: number[] = [];
  await page.exposeFunction("report", (position: number) => positions.push(position));
  await page.evaluate(() => {
    addEventListener("scroll", () => {
      (window as unknown as { report: (y: number) => void }).report(scrollY);
    });
  });
  await page.locator('.term-link[href="#kubernetes"]').click();
  await expect(page.locator("#kubernetes")).toBeFocused();
  await expect.poll(() => isInView(page, "kubernetes")).toBe(true);

  await page.locator('#agentic-ai a[href="#large-language-model"]').click();
  await expect.poll(() => isInView(page, "large-language-model")).toBe(true);
  expect(positions.length, "more than one step of scrolling").toBeGreaterThan(3);
});

test("GLOS-22 a term on another page is remembered, found in the glossary and forgotten", async ({ page }) => {
  await page.goto("/services/devsecops");
  await hydrated(page);
  const link = page.locator("main .term-link").first();
  const slug = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  const stored = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        // After the page's own listeners and before the glossary, which may come at once, forgets it.
        addEventListener("click", () => resolve(sessionStorage.getItem("glossaryTarget")), { once: true });
      }),
  );
  await link.click();
  expect(await stored).toBe(slug);
  await page.waitForURL(`**${glossary}#${slug}`);
  await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
  await expect.poll(() => isInView(page, slug)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("glossaryTarget"))).toBeNull();
});

test("GLOS-22 the remembered term alone is enough for a document that is loaded", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => sessionStorage.setItem("glossaryTarget", "helm"));
  await page.goto(glossary);
  await expect(page.locator("#helm")).toBeFocused();
  await expect.poll(() => isInView(page, "helm")).toBe(true);
});

test("GLOS-22 a term that was asked for and not waited for is forgotten", async ({ page }) => {
  await page.clock.install();
  for (const next of ["/contact", glossary]) {
    await page.goto("/services/devsecops");
    await hydrated(page);
    // As slow as it gets: the glossary never comes.
    await page.route("**/glossary.data*", () => undefined);
    const asked = page.waitForRequest(
      (request) => request.resourceType() === "fetch" && request.url().includes("/glossary.data"),
    );
    await page.locator("main .term-link").first().click();
    await asked;
    await page.unroute("**/glossary.data*");
    await follow(page, next);
    if (next !== glossary) await follow(page, glossary);
    await expect(page.locator("h1")).toBeFocused();
    await page.clock.fastForward(500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("GLOS-20 GLOS-21 GLOS-22 the first place a jump stops at is the right one, and the only one", async ({
      page,
    }) => {
      await recordStops(page);
      await open(page);
      const all = await page.locator(".term-card").evaluateAll((cards) => cards.map(({ id }) => id));
      for (const id of all.filter((_, place) => place % 40 === 10)) {
        // From an address: the browser's own jump, and nothing after it.
        await page.goto("about:blank");
        await open(page, `${glossary}#${id}`);
        await expect(page.locator(`#${id}`)).toBeFocused();
        await page.clock.fastForward(200);
        expect(await distance(page, id), `address ${id}`).toBeLessThan(8);

        // From a link on the page, most of which was never seen.
        await page.goto("about:blank");
        await open(page);
        await page.evaluate((slug) => document.querySelector<HTMLElement>(`main a[href="#${slug}"]`)?.click(), id);
        expect(await firstStop(page, id), `link to ${id}`).toBeLessThan(8);
      }

      // From another page.
      await page.goto("/services/devsecops");
      await hydrated(page);
      await page
        .locator('main .term-link[href$="#sast"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL("**#sast");
      expect(await firstStop(page, "sast"), "from another page").toBeLessThan(8);
    });
  });
}

test("GLOS-21 whoever turns the wheel during a jump stays there", async ({ page }) => {
  await recordStops(page);
  await open(page);
  await page.mouse.move(600, 400);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#zero-trust"]')?.click());
  await page.waitForFunction(() => scrollY > 300);
  await page.mouse.wheel(0, 100);
  await hasStopped(page);
  expect(await distance(page, "zero-trust")).toBeGreaterThan(1000);
});

test("GLOS-23 a target that the filter hides is shown before the jump", async ({ page }) => {
  await open(page, `${glossary}?q=terraform&category=devops`);
  await expect(page.locator("#azure")).toBeHidden();
  await page.locator('#terraform a[href="#azure"], #terraform a[href="#infrastructure-as-code"]').first().click();
  await expect(search(page)).toHaveValue("");
  await expect(shown(page)).toHaveCount(terms.length);
  await open(page, `${glossary}?category=devops#zero-trust`);
  await expect(page.locator("#zero-trust")).toBeFocused();
  await expect(category(page, "All Categories")).toHaveAttribute("aria-pressed", "true");
});
