import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// The drawing of a service overview is a menu: each slab has a label and a card.

const overviews = getContent().services.filter((service) => service.kind === "overview");
const jumping = overviews.find(({ cards }) => cards.items.every(({ to }) => !to));
const leading = overviews.find(({ cards }) => cards.items.every(({ to }) => to));

const parts = (page: Page, place: number) => {
  const own = page.locator(`main [data-slab="${place + 1}"]`);
  return { slab: own.and(page.locator("g")), label: page.locator(".slab-labels a").nth(place), card: own.last() };
};

/** Returns the numbers of the slabs, labels and cards that stand out. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-slab]")]
      .filter((part) => getComputedStyle(part).getPropertyValue("--marked") === "1")
      .map((part) => `${part.localName} ${part.dataset["slab"]}`)
      .toSorted(),
  );
const allOf = (place: number) => [`g ${place + 1}`, `li ${place + 1}`, `li ${place + 1}`];

test("SERV-1 SERV-2 SERV-3 SERV-4 the label of each slab leads to its page or card", async ({ page }) => {
  for (const { slug, cards } of overviews) {
    await page.goto(servicePath(slug));
    await expect(page.locator(".slab-labels a")).toHaveText(cards.items.map(({ title }) => title));
    await expect(page.locator(".slab-stack [data-slab]")).toHaveCount(cards.items.length);
    for (const [place, { to, title }] of cards.items.entries()) {
      const { label, card } = parts(page, place);
      await expect(card.getByRole("heading")).toHaveText(title);
      expect(await readHrefs(label)).toEqual([to ? to.href : `#${await card.getAttribute("id")}`]);
    }
  }
});

test("pointing at label, slab or card marks all three; a click on the slab follows it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await visit(page, servicePath(leading?.slug ?? ""));
  const { slab, label, card } = parts(page, 1);
  const box = await slab.locator("path").first().boundingBox();
  // No other slab covers this corner.
  const corner = [(box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + (box?.height ?? 0) - 6] as const;
  const pointers = {
    label: () => label.hover(),
    slab: () => page.mouse.move(...corner),
    card: () => card.hover(),
    focus: () => label.focus(),
  };
  for (const [what, pointAt] of Object.entries(pointers)) {
    await page.mouse.move(0, 0);
    await expect.poll(() => marked(page)).toEqual([]);
    await pointAt();
    expect(await marked(page), what).toEqual(allOf(1));
  }
  await label.blur();
  await page.mouse.click(...corner);
  await expect(page).toHaveURL(leading?.cards.items[1]?.to?.href ?? "");
});

test("a label that leads to a card by keyboard leaves the focus on it, marked", async ({ page }) => {
  await visit(page, servicePath(jumping?.slug ?? ""));
  const { label, card } = parts(page, 4);
  await label.press("Enter");
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  expect(await marked(page)).toEqual(allOf(4));
});
