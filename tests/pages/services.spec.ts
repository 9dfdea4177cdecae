import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { services } = getContent();
const overview = services.find((service) => service.kind === "overview" && service.cards.items.every(({ to }) => to));
const detail = services.find((service) => service.kind === "detail");
const steps = detail?.approach ?? [];

test("a slab of an overview opens its page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await visit(page, servicePath(overview?.slug ?? ""));
  const target = await page.locator(".slab-labels a").nth(1).getAttribute("href");
  const face = page.locator('main g[data-slab="2"] path').first();
  const { x = 0, y = 0, width = 0, height = 0 } = (await face.boundingBox()) ?? {};
  // No other slab covers this corner.
  await page.mouse.click(x + width - 2, y + height - 6);
  await expect(page).toHaveURL(target ?? "");
});

/** Returns the number of the state that the drawing shows. */
const findState = (page: Page) =>
  page
    .locator(".approach-stage img")
    .evaluateAll((states) => states.findIndex((state) => getComputedStyle(state).opacity === "1") + 1);

test("an approach's drawing grows with each step", { tag: ["@SERV-6", "@HOME-15"] }, async ({ page }) => {
  expect(steps.length).toBeGreaterThanOrEqual(4);
  await visit(page, servicePath(detail?.slug ?? ""));
  for (const index of steps.keys()) {
    const step = page.locator(".approach-steps > li").nth(index);
    await step.evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - innerHeight / 2));
    await expect.poll(() => findState(page)).toBe(index + 1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.locator(".approach").scrollIntoViewIfNeeded();
  expect(await findState(page)).toBe(steps.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".approach-stage")).toBeHidden();
  await expect(page.locator(".approach-steps img").filter({ visible: true })).toHaveCount(steps.length);
});
