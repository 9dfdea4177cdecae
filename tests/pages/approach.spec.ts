import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, hydrated, test } from "../support/quiet-page.ts";

const details = getContent().services.filter((service) => service.kind === "detail");
const [first] = details;

/** The last step of which something can be seen on the stage; all before it are seen too. */
const readStage = (page: Page) =>
  page.locator(".approach-stage").evaluate((stage) => {
    const isShown = (step: number) =>
      [...stage.querySelectorAll(`.step-${step}`)].every((path) => getComputedStyle(path).opacity === "1");
    const steps = [1, 2, 3, 4, 5].filter((step) => stage.querySelector(`.step-${step}`) && isShown(step));
    return steps.every((step, place) => step === place + 1) ? steps.length : Number.NaN;
  });

for (const { slug, approach } of details) {
  test(`the steps of ${slug} build its drawing, each when it is read`, async ({ page }) => {
    await page.goto(servicePath(slug));
    await hydrated(page);
    for (const place of approach.keys()) {
      const step = page.locator(".approach-steps > li").nth(place);
      await step.evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - innerHeight / 2));
      await expect(page.locator(".approach")).toHaveAttribute("data-step", String(place + 1));
      await expect.poll(() => readStage(page)).toBe(place + 1);
    }
  });
}

for (const [how, options] of Object.entries({
  "without script": { javaScriptEnabled: false },
  "with motion reduced": { contextOptions: { reducedMotion: "reduce" as const } },
})) {
  test.describe(how, () => {
    test.use(options);

    test(`an approach is finished ${how}`, async ({ page }) => {
      await page.goto(servicePath(first?.slug ?? ""));
      await page.locator(".approach").scrollIntoViewIfNeeded();
      const opacities = await page
        .locator(".approach-stage [class*=' step-']")
        .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).opacity))]);
      expect(opacities).toEqual(["1"]);
    });
  });
}

test("on a phone every step of an approach has a frame of its own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(servicePath(first?.slug ?? ""));
  await expect(page.locator(".approach-stage")).toBeHidden();
  await expect(page.locator(".approach-frame").filter({ visible: true })).toHaveCount(first?.approach.length ?? 0);
});
