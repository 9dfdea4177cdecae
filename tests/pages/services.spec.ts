import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { services } = getContent();
const overviews = services.filter((service) => service.kind === "overview");
const linksToCards = overviews.find(({ cards }) => cards.items.every(({ to }) => !to));
const linksToPages = overviews.find(({ cards }) => cards.items.every(({ to }) => to));
const detail = services.find((service) => service.kind === "detail");
const steps = detail?.approach ?? [];

/** Returns a slab of the drawing with its label and card. */
const slabParts = (page: Page, number: number) => {
  const parts = page.locator(`main [data-slab="${number}"]`);
  return {
    slab: parts.and(page.locator("g")),
    label: page.locator(".slab-labels a").nth(number - 1),
    card: parts.last(),
  };
};

/** Lists the highlighted slabs, labels and cards. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-slab]")]
      .filter((part) => getComputedStyle(part).getPropertyValue("--marked") === "1")
      .map((part) => `${part.localName} ${part.dataset["slab"]}`)
      .toSorted(),
  );

test("pointing at a label, slab or card highlights all three; a click on the slab opens its page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await visit(page, servicePath(linksToPages?.slug ?? ""));
  const { slab, label, card } = slabParts(page, 2);
  const { x = 0, y = 0, width = 0, height = 0 } = (await slab.locator("path").first().boundingBox()) ?? {};
  // No other slab covers this corner.
  const corner = [x + width - 2, y + height - 6] as const;
  for (const pointAt of [
    () => label.hover(),
    () => page.mouse.move(...corner),
    () => card.hover(),
    () => label.focus(),
  ]) {
    await page.mouse.move(0, 0);
    await expect.poll(() => highlighted(page)).toEqual([]);
    await pointAt();
    expect(await highlighted(page), String(pointAt)).toEqual(["g 2", "li 2", "li 2"]);
  }
  await label.blur();
  await page.mouse.click(...corner);
  await expect(page).toHaveURL(linksToPages?.cards.items[1]?.to?.href ?? "");
});

test("a label that links to a card moves the focus there and highlights it", async ({ page }) => {
  await visit(page, servicePath(linksToCards?.slug ?? ""));
  const { label, card } = slabParts(page, 5);
  await label.press("Enter");
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  expect(await highlighted(page)).toEqual(["g 5", "li 5", "li 5"]);
});

/** Counts the steps of the drawing that are visible. */
const countSteps = (page: Page) =>
  page.locator(".approach-stage").evaluate(
    (stage) =>
      [1, 2, 3, 4, 5].filter((step) => {
        const paths = [...stage.querySelectorAll(`.step-${step}`)];
        return paths.length > 0 && paths.every((shape) => getComputedStyle(shape).opacity === "1");
      }).length,
  );

test("SERV-6 HOME-15 the drawing of an approach grows with each step, and is complete with reduced motion or on a phone", async ({
  page,
}) => {
  expect(steps.length).toBeGreaterThanOrEqual(4);
  await visit(page, servicePath(detail?.slug ?? ""));
  for (const index of steps.keys()) {
    const step = page.locator(".approach-steps > li").nth(index);
    await step.evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - innerHeight / 2));
    await expect.poll(() => countSteps(page)).toBe(index + 1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.locator(".approach").scrollIntoViewIfNeeded();
  expect(await countSteps(page)).toBe(steps.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".approach-stage")).toBeHidden();
  await expect(page.locator(".approach-frame").filter({ visible: true })).toHaveCount(steps.length);
});
