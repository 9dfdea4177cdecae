import { getContent } from "#site/content/content.server.ts";
import { casePath } from "#site/paths.ts";

import { installColors } from "../support/page-colors.ts";
import { routesUnder } from "../support/route-table.ts";
import { expect, ready, test, visit } from "../support/strict-page.ts";

const cases = routesUnder("/references/");
const references = "/company/references";
const changed = casePath(getContent().cases.find(({ change }) => change.drawing)?.slug ?? "");

test("cards are in 1, 2 and 3 columns without gaps", { tag: ["@REFS-3", "@REFS-11"] }, async ({ page }) => {
  await page.goto(references);
  for (const [width, columns] of Object.entries({ 390: 1, 768: 2, 1280: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const cards = await page.locator(".case-cards > li").evaluateAll((items) =>
      items.map((item) => {
        const { left, top, width: wide, height } = item.getBoundingClientRect();
        const link = item.querySelector("a")?.getBoundingClientRect();
        return { column: Math.round(left), top: Math.round(top), wide, shape: [height, link?.bottom].join() };
      }),
    );
    expect(cards).toHaveLength(cases.length);
    const template = await page.locator(".case-cards").evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(template.split(" "), `${width} px`).toHaveLength(columns);
    for (const row of Map.groupBy(cards, ({ top }) => top).values()) {
      expect(new Set(row.map(({ shape }) => shape)).size, `${width} px`).toBe(1);
      expect(
        row.reduce((sum, { wide }) => sum + wide, 0),
        `${width} px`,
      ).toBeCloseTo(Number(width), 0);
    }
  }
});

test("a wall of any number of cards has no gaps", { tag: "@REFS-3" }, async ({ page }) => {
  await visit(page, references);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 9; count > 0; count -= 1) {
      const area = await page.locator(".case-cards").evaluate((grid, cards) => {
        while (grid.children.length < cards) grid.append(grid.children[0]?.cloneNode(true) ?? "");
        while (grid.children.length > cards) grid.lastElementChild?.remove();
        const sizes = [...grid.children].map((card) => card.getBoundingClientRect());
        return sizes.reduce((sum, size) => sum + size.width * size.height, 0) / (grid.clientWidth * grid.clientHeight);
      }, count);
      expect(area, `${count} cards at ${width} px`).toBeCloseTo(1, 2);
    }
  }
});

test("a click anywhere on a card opens its case", { tag: "@REFS-5" }, async ({ page }) => {
  await visit(page, references);
  const card = page.locator(".case-cards > li").first();
  const href = (await card.getByRole("link").getAttribute("href")) ?? "";
  await card.locator("p").last().click({ force: true });
  await expect(page).toHaveURL(href);
});

for (const path of cases) {
  test(
    `${path} has a hero of 60% of the window with legible text`,
    { tag: ["@CASE-1", "@CASE-13"] },
    async ({ page }) => {
      await page.goto(path);
      await page.evaluate(installColors);
      const hero = page.locator(".case-hero");
      for (const [width, height, expected] of [
        [390, 844, 506.4],
        [768, 900, 540],
        [1280, 800, 480],
        [1440, 900, 540],
        [1440, 600, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect((await hero.boundingBox())?.height, `${width} × ${height}`).toBeCloseTo(expected, 0);
        // The drawing for larger windows arrives when it is shown for the first time.
        await hero.evaluate((head) =>
          Promise.all(head.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
        const illegible = await hero.locator(":is(a, h1, p, strong:not(.sr-only))").evaluateAll((elements) => {
          const drawn = [...document.querySelectorAll(".case-hero .field svg")]
            .filter((svg) => svg.checkVisibility())
            .map((svg) => svg.getBoundingClientRect());
          const ground = window.pageColors.groundOf(document.querySelector(".case-hero") ?? document.body);
          return elements
            .filter((element) => {
              const { left, top, right, bottom } = element.getBoundingClientRect();
              const isCovered = drawn.some(
                (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
              );
              return isCovered || window.pageColors.contrast(getComputedStyle(element).color, ground) < 4.5;
            })
            .map(({ textContent }) => textContent);
        });
        expect(illegible, `${width} × ${height}`).toEqual([]);
      }
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("before and after are compared by keyboard, or next to each other without JavaScript", async ({ page }) => {
      await page.goto(changed);
      const [before, after] = [page.locator(".state-drawing").first(), page.locator(".state-drawing").last()];
      const handle = page.getByRole("slider");
      if (javaScriptEnabled) {
        await ready(page);
        for (const [key, edge] of Object.entries({ Home: 0, End: 100 })) {
          await handle.press(key);
          await expect(after).toHaveCSS("clip-path", `inset(0px 0px 0px ${edge}%)`);
        }
      } else {
        await expect(handle).toBeHidden();
        const edge = await before.evaluate((drawing) => drawing.getBoundingClientRect().right);
        expect((await after.boundingBox())?.x).toBeGreaterThanOrEqual(edge);
      }
    });
  });
}

test.describe("with touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test("a swipe over the comparison scrolls the page, and its grip follows a finger", async ({ page }) => {
    await visit(page, changed);
    const [comparison, handle] = [page.locator(".before-after"), page.getByRole("slider")];
    const devtools = await page.context().newCDPSession(page);
    /** Moves a finger from a part of the comparison's width, by a distance in px. */
    const swipe = async (part: number, right: number, down: number) => {
      await comparison.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
      const { x = 0, y = 0, width = 0, height = 0 } = (await comparison.boundingBox()) ?? {};
      const before = await page.evaluate(() => scrollY);
      for (let step = 0; step <= 10; step += 1) {
        const point = { x: x + width * part + (right * step) / 10, y: y + height / 2 + (down * step) / 10 };
        const type = step === 0 ? "touchStart" : "touchMove";
        await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
      }
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return (await page.evaluate(() => scrollY)) - before;
    };
    for (const part of [0.8, 0.5]) {
      expect(await swipe(part, 0, -200)).toBeGreaterThan(100);
      await expect(handle).toHaveValue("45");
      await expect(comparison).toHaveCSS("--split", "45%");
    }
    await swipe(0.45, 100, 0);
    expect(Number(await handle.inputValue())).toBeGreaterThan(60);
  });
});
