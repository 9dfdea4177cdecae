import type { Locator, Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { hrefsOf } from "../support/hrefs-of.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

const overviews = getContent().services.filter((service) => service.kind === "overview");
const jumping = overviews.find(({ cards }) => cards.items.every(({ to }) => !to));
const leading = overviews.find(({ cards }) => cards.items.every(({ to }) => to));

const parts = (page: Page, place: number) => {
  const own = page.locator(`main [data-slab="${place + 1}"]`);
  return { slab: own.and(page.locator("g")), label: page.locator(".slab-labels li").nth(place), card: own.last() };
};

/** The numbers of the slabs, labels and cards that stand out. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-slab]")]
      .filter((part) => getComputedStyle(part).getPropertyValue("--marked") === "1")
      .map((part) => `${part.localName} ${part.dataset["slab"]}`)
      .toSorted(),
  );
const allOf = (place: number) => [`g ${place + 1}`, `li ${place + 1}`, `li ${place + 1}`];

const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
const fillOf = (slab: Locator) =>
  slab
    .locator("path")
    .first()
    .evaluate((path) => getComputedStyle(path).fill);

for (const { slug, cards } of overviews) {
  test(`each slab of ${slug} has a label beside its corner that leads to its page or card`, async ({ page }) => {
    await page.goto(servicePath(slug));
    const labels = page.locator(".slab-labels a");
    await expect(labels).toHaveText(cards.items.map(({ title }) => title));
    await expect(page.locator(".slab-stack [data-slab]")).toHaveCount(cards.items.length);
    for (const [place, { to, title }] of cards.items.entries()) {
      const { slab, label, card } = parts(page, place);
      await expect(card.getByRole("heading")).toHaveText(title);
      await expect(card.locator("svg")).toHaveCount(to ? 1 : 0);
      const [href] = await hrefsOf(label.locator("a"));
      expect(href).toBe(to ? to.href : `#${await card.getAttribute("id")}`);
      // The first path is the slab's near side; its upper corner is the one the label stands at.
      const corner = await slab.locator("path").nth(1).boundingBox();
      const text = await label.boundingBox();
      const distance = (text?.y ?? 0) + (text?.height ?? 0) / 2 - (corner?.y ?? 0);
      expect(distance, title).toBeGreaterThan(0);
      expect(distance, title).toBeLessThan(12);
    }
  });

  test(`pointing at label, slab or card of ${slug} marks all three, and so does the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto(servicePath(slug));
    await hydrated(page);
    for (const place of cards.items.keys()) {
      const { slab, label, card } = parts(page, place);
      const [rest, plain] = [await top(slab), await fillOf(slab)];
      await label.locator("a").hover();
      expect(await marked(page)).toEqual(allOf(place));
      await expect.poll(() => top(slab)).toBeLessThan(rest);
      await expect.poll(() => fillOf(slab)).not.toBe(plain);
      await expect(card).toHaveCSS("outline-width", "2px");
      await page.mouse.move(0, 0);
      await expect.poll(() => top(slab)).toBe(rest);

      // A finger's breadth above the slab's near corner, where nothing lies upon it.
      const box = await slab.locator("path").first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + (box?.height ?? 0) - 6);
      expect(await marked(page), "pointing at the slab").toEqual(allOf(place));
      await card.hover();
      expect(await marked(page), "pointing at the card").toEqual(allOf(place));
      await page.mouse.move(0, 0);
      await label.locator("a").focus();
      expect(await marked(page), "focus").toEqual(allOf(place));
      await label.locator("a").blur();
    }
  });
}

test("the slab itself can be pressed", async ({ page }) => {
  const [, second] = leading?.cards.items ?? [];
  await page.goto(servicePath(leading?.slug ?? ""));
  await hydrated(page);
  const box = await parts(page, 1).slab.locator("path").first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + (box?.height ?? 0) - 6);
  await expect(page).toHaveURL(second?.to?.href ?? "");
});

test("a label that leads to a card by keyboard leaves the focus on it, marked", async ({ page }) => {
  await page.goto(servicePath(jumping?.slug ?? ""));
  await hydrated(page);
  const { label, card } = parts(page, 4);
  await label.locator("a").press("Enter");
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  expect(await marked(page)).toEqual(allOf(4));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("labels lead to pages and cards without script", async ({ page }) => {
    await page.goto(servicePath(jumping?.slug ?? ""));
    const last = (jumping?.cards.items.length ?? 0) - 1;
    await parts(page, last).label.locator("a").click();
    await expect(parts(page, last).card).toBeInViewport();
    await page.goto(servicePath(leading?.slug ?? ""));
    await parts(page, 0).label.locator("a").click();
    await expect(page).toHaveURL(leading?.cards.items[0]?.to?.href ?? "");
  });
});

test.describe("with motion reduced", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("HOME-15 with motion reduced a slab takes another colour and stays where it is", async ({ page }) => {
    await page.goto(servicePath(leading?.slug ?? ""));
    const { slab, label } = parts(page, 1);
    const [rest, plain] = [await top(slab), await fillOf(slab)];
    await label.locator("a").hover();
    expect(await fillOf(slab)).not.toBe(plain);
    expect(await top(slab)).toBe(rest);
  });
});

for (const width of [320, 390]) {
  test(`at ${width} px the labels stand beside the drawing, large enough for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const { slug } of overviews) {
      await page.goto(servicePath(slug));
      const stack = await page.locator(".slab-stack").boundingBox();
      for (const label of await page.locator(".slab-labels a").all()) {
        const box = await label.boundingBox();
        expect(box?.x).toBeGreaterThan((stack?.x ?? 0) + (stack?.width ?? 0));
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
