import { getContent } from "#site/collections/content.server.ts";
import type { Page } from "@playwright/test";

import { category, glossary, isInView, open, search, shown } from "../support/glossary-page.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { terms } = getContent();

/** Returns how far the entry is from where a jump has to lead. */
const distance = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const margins = [
      getComputedStyle(document.documentElement).scrollPaddingTop,
      getComputedStyle(element).scrollMarginTop,
    ];
    const wanted = margins.reduce((sum, length) => sum + Number.parseFloat(length), 0);
    return Math.abs(element.getBoundingClientRect().top - wanted);
  });

type Stops = { stops: number[] };

/** Records where scrolling ends. */
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

/** The first stop is at the entry, and nothing moves afterwards. */
async function expectOneStop(page: Page, id: string): Promise<void> {
  await hasStopped(page);
  expect(await distance(page, id), id).toBeLessThan(8);
  await page.clock.fastForward(1000);
  const stops = await page.evaluate(() => (window as unknown as Stops).stops.filter((top) => top > 0));
  expect(stops, `stops on the way to ${id}`).toHaveLength(1);
}

const clickLink = (page: Page, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

test("GLOS-20 GLOS-24 a URL with a term leads to it, focused and marked for a moment", async ({ page }) => {
  await open(page, `${glossary}#terraform`);
  const card = page.locator("#terraform");
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("data-highlighted", "");
  await expect.poll(() => isInView(page, "terraform")).toBe(true);
  await expect(card).not.toHaveAttribute("data-highlighted", "");
});

test("GLOS-21 a term in a definition leads to its entry, smoothly", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    addEventListener("scroll", () => (document.body.dataset["steps"] = `${document.body.dataset["steps"] ?? ""}.`));
  });
  await page.locator('.term-link[href="#kubernetes"]').click();
  await expect(page.locator("#kubernetes")).toBeFocused();
  await expect.poll(() => isInView(page, "kubernetes")).toBe(true);
  await expect(page.locator("body")).toHaveAttribute("data-steps", /^\.{4,}$/);
});

test("GLOS-22 a term on another page is stored, found in the glossary and removed", async ({ page }) => {
  await visit(page, "/services/devsecops");
  const link = page.locator("main .term-link").first();
  const slug = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  const stored = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        // After the page's own listeners, and before the glossary removes it.
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

test("GLOS-22 the stored term alone is enough for a document that is loaded", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => sessionStorage.setItem("glossaryTarget", "helm"));
  await page.goto(glossary);
  await expect(page.locator("#helm")).toBeFocused();
  await expect.poll(() => isInView(page, "helm")).toBe(true);
});

test("GLOS-22 a term whose page did not arrive before another click is forgotten", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/services/devsecops");
  await page.route("**/glossary.data*", () => undefined);
  const requested = page.waitForRequest(
    (request) => request.resourceType() === "fetch" && request.url().includes("/glossary.data"),
  );
  await page.locator("main .term-link").first().click();
  await requested;
  await page.unroute("**/glossary.data*");
  for (const next of ["/contact", glossary]) {
    await clickLink(page, `header a[href="${next}"]`);
    await page.waitForURL(`**${next}`);
  }
  await expect(page.locator("h1")).toBeFocused();
  await page.clock.fastForward(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [390, 1280]) {
  test(`GLOS-20 GLOS-21 GLOS-22 at ${width} px the first stop of a jump is the right and only one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordStops(page);
    const id = "zero-trust";
    await open(page, `${glossary}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await page.clock.fastForward(200);
    expect(await distance(page, id), "by URL").toBeLessThan(8);

    await page.goto("about:blank");
    await open(page);
    await clickLink(page, `main a[href="#${id}"]`);
    await expectOneStop(page, id);

    await open(page, "/services/devsecops");
    await clickLink(page, 'main .term-link[href$="#sast"]');
    await page.waitForURL("**#sast");
    await expectOneStop(page, "sast");
  });
}

test("GLOS-21 turning the wheel during a jump ends it", async ({ page }) => {
  await recordStops(page);
  await open(page);
  await page.mouse.move(600, 400);
  await clickLink(page, 'main a[href="#zero-trust"]');
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
