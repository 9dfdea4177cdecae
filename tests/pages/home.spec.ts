import type { Page } from "@playwright/test";

import { articlePath, mailHref, phoneHref } from "#site/paths.ts";

import { getContent } from "#site/collections/content.server.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { site, pages, articles } = getContent();

const words = ["CLOUD", "DEVOPS", "AI", "AZURE", "KUBERNETES", "SECURITY"];

/** Moves the page's animations to a moment: the controlled clock of motion that is made by style. */
const moveTo = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

const shownWord = (page: Page) =>
  page
    .locator(".rotating-words > span")
    .evaluateAll((spans) =>
      spans.filter((span) => Number(getComputedStyle(span).opacity) > 0.5).map((span) => span.textContent),
    );

const trackPosition = (page: Page) =>
  page.locator(".carousel-track").evaluate((track) => new DOMMatrix(getComputedStyle(track).transform).m41);

test("HOME-4 HOME-5 HOME-8 HOME-9 HOME-10 HOME-11 HOME-13 HOME-17 the page has its content", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator(".home-hero");
  await expect(hero.getByRole("link", { name: /Call/ })).toHaveAttribute("href", phoneHref(site.phone));
  await expect(hero.getByRole("link", { name: /mail/ })).toHaveAttribute("href", mailHref(site.mail));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveAccessibleName(pages.home.hero.label);
  await moveTo(page, 4500);
  await expect(heading).toHaveAccessibleName(pages.home.hero.label);

  const clients = ["Grohe", "TÜV", "BSH", "DAK", "BMW", "Infinigate", "Volkswagen"];
  const lists = page.locator(".carousel ul");
  await expect(lists).toHaveCount(2);
  await expect(lists.locator("li")).toHaveText([...clients, ...clients]);
  await expect(lists.nth(1)).toHaveAttribute("inert", "");
  await expect(page.getByRole("list", { name: "Clients we have worked for" })).toHaveCount(1);

  const practices = ["/services/cloud-consulting", "/services/devops", "/services/ai-solutions"];
  expect(await readHrefs(page.locator(".practice-card a"))).toEqual(practices);
  const names = ["TISAX", "TÜV Rheinland", "Microsoft Solutions Partner", "Bundesverband IT-Mittelstand", "FuE BSFZ"];
  const badges = page.locator("li", { has: page.locator(".badge-drawing") });
  await expect(badges).toHaveText(names);
  for (const [index, name] of names.entries()) {
    await expect(badges.nth(index).getByRole("img")).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  await expect(page.getByRole("link", { name: "View all articles" })).toHaveAttribute("href", "/resources/blog");
  const cards = page.locator(".article-cards > li");
  const latest = articles.slice(0, 3);
  expect(await readHrefs(cards.locator("a"))).toEqual(latest.map(({ slug }) => articlePath(slug)));
  await expect(cards).toContainText(latest.map(({ minutes }) => `${minutes} min read`));
});

test("HOME-1 HOME-2 HOME-3 HOME-16 the word changes every 2000 ms and moves nothing else", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator(".rotating-words > span")).toHaveText(words);
  await expect(page.locator(".home-heading")).toContainText("DONE RIGHT");
  const boxes = new Set<string>();
  for (const [turn, word] of [...words, words[0]].entries()) {
    for (const moment of [150, 1850]) {
      await moveTo(page, turn * 2000 + moment);
      expect(await shownWord(page)).toEqual([word]);
      boxes.add(JSON.stringify(await page.locator(".home-hero-layout p").last().boundingBox()));
    }
  }
  expect(boxes.size).toBe(1);
});

test("HOME-6 the carousel keeps moving after hover, drag and focus, and loops without an end", async ({ page }) => {
  await visit(page, "/");
  const carousel = page.locator(".carousel");
  const box = await carousel.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 30];
  const moves = async () => {
    const before = await trackPosition(page);
    await expect.poll(() => trackPosition(page)).not.toBe(before);
  };
  await carousel.hover();
  await moves();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y);
  await page.mouse.up();
  await moves();
  await page.locator(".home-hero a").first().focus();
  await moves();

  // At the end of the loop the second row stands exactly where the first one began.
  const rows = () =>
    page
      .locator(".carousel ul")
      .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().x)));
  await moveTo(page, 0);
  const [start] = await rows();
  await moveTo(page, 27_999);
  const [, second] = await rows();
  expect(Math.abs((second ?? Number.NaN) - (start ?? Number.NaN))).toBeLessThanOrEqual(1);
});

test("HOME-7 HOME-12 the carousel shows 3 to 6 slides; 30 squares fade to 0.3 and back", async ({ page }) => {
  await page.goto("/");
  for (const [width, slides] of [
    [390, 3],
    [800, 4],
    [1100, 5],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const slide = await page.locator(".carousel li").first().boundingBox();
    expect(Math.round(width / (slide?.width ?? 1)), `${width} px`).toBe(slides);
  }
  const squares = page.locator(".hero-grid rect");
  await expect(squares).toHaveCount(30);
  for (const [time, opacity] of [
    [750, 0.15],
    [1500, 0.3],
    [3000, 0],
    [3999, 0],
    [4750, 0.15],
  ] as const) {
    await moveTo(page, time);
    const shown = await squares
      .first()
      .locator("xpath=..")
      .evaluate((group) => Number(getComputedStyle(group).opacity));
    expect(shown, `${time} ms`).toBeCloseTo(opacity, 5);
  }
});

test("HOME-14 one control pauses and resumes words, carousel and grid", async ({ page }) => {
  await visit(page, "/");
  const states = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll(".hero-grid g, .rotating-words > span, .carousel-track")].flatMap((element) =>
          getComputedStyle(element).animationPlayState.split(", "),
        ),
      ),
    ]);
  expect(await states()).toEqual(["running"]);
  const pause = page.getByRole("checkbox", { name: "Pause motion" });
  await expect(pause).toHaveCount(1);
  await pause.focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeChecked();
  await expect(page.locator(".pause-play")).toBeVisible();
  await expect(page.locator(".pause-bars")).toBeHidden();
  expect(await states()).toEqual(["paused"]);
  // It holds for the visit, and nothing is stored for it.
  await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(pause).toBeChecked();
  expect(await states()).toEqual(["paused"]);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]),
  ).toEqual(["cookieConsent", ""]);
  await page.getByText("Pause motion").click();
  expect(await states()).toEqual(["running"]);
});

test("HOME-15 with reduced motion nothing moves and everything is there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await shownWord(page)).toEqual(["CLOUD"]);
  for (const client of ["Grohe", "Volkswagen"]) {
    await expect(page.locator(".carousel ul").first().getByText(client)).toBeInViewport({ ratio: 0 });
  }
  // Changing the preference while the page is open takes effect at once, both ways.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(words.length);
});
