import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const words = ["CLOUD", "DEVOPS", "AI", "AZURE", "KUBERNETES", "SECURITY"];

/** Pauses all animations at a moment, because Playwright's clock does not control CSS animations. */
const pauseAt = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

const visibleWords = (page: Page, minimum = 0.5) =>
  page
    .locator(".rotating-words > span")
    .evaluateAll(
      (spans, opacity) =>
        spans.filter((span) => Number(getComputedStyle(span).opacity) > opacity).map((span) => span.textContent),
      minimum,
    );

test("the word changes every 2 s", { tag: ["@HOME-1", "@HOME-2", "@HOME-3", "@HOME-16"] }, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator(".rotating-words > span")).toHaveText(words);
  await expect(page.locator(".home-heading")).toContainText(getContent().pages.home.hero.fixed);
  const boxes = new Set<string>();
  for (const [turn, word] of [...words, words[0]].entries()) {
    for (const moment of [0, 1500]) {
      await pauseAt(page, turn * 2000 + moment);
      expect(await visibleWords(page)).toEqual([word]);
      boxes.add(JSON.stringify(await page.locator(".home-lead").boundingBox()));
    }
  }
  expect(boxes.size).toBe(1);
});

test("a word leaves before the next one enters", { tag: "@HOME-3" }, async ({ page }) => {
  await page.goto("/");
  for (let moment = 1500; moment <= 2000; moment += 20) {
    await pauseAt(page, moment);
    expect(await visibleWords(page, 0.02)).not.toHaveLength(2);
  }
});

test("the words fit the window at any width", { tag: "@HOME-16" }, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 640, 768, 1024, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = await page.locator(".home-heading [aria-hidden] span:not(:has(span))").evaluateAll((spans) => {
      return spans.map((span) => {
        const range = document.createRange();
        range.selectNodeContents(span);
        return range.getBoundingClientRect().right - innerWidth;
      });
    });
    expect(overflows).toHaveLength(words.length + 1);
    expect(Math.max(...overflows), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("the carousel loops and keeps moving after hover, drag and focus", { tag: "@HOME-6" }, async ({ page }) => {
  await visit(page, "/");
  const carousel = page.locator(".carousel");
  const listPositions = () =>
    carousel.locator("ul").evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().x));
  const { x = 0, y = 0 } = (await carousel.boundingBox()) ?? {};
  const drag = async () => {
    await page.mouse.move(x + 200, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 30);
    await page.mouse.up();
  };
  for (const interact of [() => carousel.hover(), drag, () => page.locator(".home-hero a").first().focus()]) {
    await interact();
    const before = await listPositions();
    await expect.poll(listPositions).not.toEqual(before);
  }
  await pauseAt(page, 0);
  const [start = Number.NaN] = await listPositions();
  await pauseAt(page, 27_999);
  const [, end = Number.NaN] = await listPositions();
  expect(Math.abs(end - start), "the second list replaces the first").toBeLessThanOrEqual(1);
});

test("the carousel shows 3 to 6 slides, and 30 squares fade", { tag: ["@HOME-7", "@HOME-12"] }, async ({ page }) => {
  await page.goto("/");
  for (const [width, slides] of Object.entries({ 390: 3, 800: 4, 1100: 5, 1440: 6 })) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const view = await page.locator(".carousel-view").boundingBox();
    const slide = await page.locator(".carousel li").first().boundingBox();
    expect((view?.width ?? 0) / (slide?.width ?? 1), `${width} px`).toBeCloseTo(slides, 1);
  }
  await expect(page.locator(".hero-grid path")).toHaveCount(30);
  for (const [time, expected] of Object.entries({ 750: 0.15, 1500: 0.3, 3000: 0, 3999: 0, 4750: 0.15 })) {
    await pauseAt(page, Number(time));
    const group = page.locator(".hero-grid").first();
    const opacity = await group.evaluate((element) => Number(getComputedStyle(element).opacity));
    expect(opacity, `${time} ms`).toBeCloseTo(expected, 5);
  }
});

test("one control pauses and resumes all motion", { tag: "@HOME-14" }, async ({ page }) => {
  await visit(page, "/");
  const { pauseMotion } = getContent().labels;
  const moving = page.locator(".hero-grid, .rotating-words > span, [data-word], .carousel-track");
  const states = async () => {
    const all = await moving.evaluateAll((elements) =>
      elements.flatMap((element) => getComputedStyle(element).animationPlayState.split(", ")),
    );
    return [...new Set(all)];
  };
  expect(await states()).toEqual(["running"]);
  const pause = page.getByRole("checkbox", { name: pauseMotion });
  await pause.focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeChecked();
  await expect(page.locator(".pause-play")).toBeVisible();
  await expect(page.locator(".pause-bars")).toBeHidden();
  expect(await states()).toEqual(["paused"]);
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(pause).toBeChecked();
  expect(await states()).toEqual(["paused"]);
  await page.getByText(pauseMotion).click();
  expect(await states()).toEqual(["running"]);
});

// every-page.spec.ts checks that nothing moves.
test("with reduced motion everything is shown", { tag: "@HOME-15" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await visibleWords(page)).toEqual([words[0]]);
  await page.locator(".carousel").scrollIntoViewIfNeeded();
  const { names } = getContent().pages.home.clients;
  for (const client of [names[0] ?? "", names.at(-1) ?? ""])
    await expect(page.locator(".carousel ul").first().getByText(client)).toBeInViewport();
});
