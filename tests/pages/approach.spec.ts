import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { slug, approach } = getContent().services.find((service) => service.kind === "detail") ?? {
  slug: "",
  approach: [],
};
const path = servicePath(slug);

/** Returns how many steps of the drawing are shown. */
const countSteps = (page: Page) =>
  page.locator(".approach-stage").evaluate(
    (stage) =>
      [1, 2, 3, 4, 5].filter((step) => {
        const paths = [...stage.querySelectorAll(`.step-${step}`)];
        return paths.length > 0 && paths.every((shape) => getComputedStyle(shape).opacity === "1");
      }).length,
  );

test("SERV-6 the steps of an approach build its drawing, each when it is read", async ({ page }) => {
  await visit(page, path);
  for (const place of approach.keys()) {
    const step = page.locator(".approach-steps > li").nth(place);
    await step.evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - innerHeight / 2));
    await expect.poll(() => countSteps(page)).toBe(place + 1);
  }
});

test("HOME-15 with reduced motion the drawing is complete; on a phone every step has its own", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await page.locator(".approach").scrollIntoViewIfNeeded();
  expect(await countSteps(page)).toBe(approach.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".approach-stage")).toBeHidden();
  await expect(page.locator(".approach-frame").filter({ visible: true })).toHaveCount(approach.length);
});
