import { installColors } from "../support/page-colors.ts";
import { expect, hydrated, test, visit } from "../support/strict-page.ts";
import { casePage, routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");
const references = "/company/references";

test("cards are in 1, 2 and 3 columns with even rows", { tag: ["@REFS-3", "@REFS-11"] }, async ({ page }) => {
  await page.goto(references);
  for (const [width, columns] of Object.entries({ 390: 1, 768: 2, 1280: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const boxes = await page.locator(".case-cards > li").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        const tops = ["dl", "h3", "h3:last-of-type", "a"].map(
          (part) => card.querySelector(part)?.getBoundingClientRect().top ?? 0,
        );
        return { left: Math.round(left), top: Math.round(top), rows: [height, ...tops].map(Math.round).join() };
      }),
    );
    expect(boxes).toHaveLength(cases.length);
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
    for (const row of Map.groupBy(boxes, ({ top }) => top).values())
      expect(new Set(row.map(({ rows }) => rows)).size, `${width} px`).toBe(1);
  }
});

test("a click anywhere on a card opens its case", { tag: "@REFS-5" }, async ({ page }) => {
  await visit(page, references);
  const card = page.locator(".case-cards > li").first();
  const href = (await card.getByRole("link").getAttribute("href")) ?? "";
  await card.locator("p").nth(1).click({ force: true });
  await expect(page).toHaveURL(href);
});

test("the hero fills 60% of the window with legible text", { tag: ["@CASE-1", "@CASE-13"] }, async ({ page }) => {
  await page.goto(casePage);
  await page.evaluate(installColors);
  const hero = page.locator(".case-hero");
  for (const [width, height, expected] of [
    [390, 844, 506.4],
    [768, 900, 540],
    [1280, 800, 480],
    [1440, 600, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await hero.boundingBox())?.height, `${width} × ${height}`).toBeCloseTo(expected, 0);
    const legible = await hero.locator(":is(a, h1, p, strong)").evaluateAll((elements) => {
      const drawing = document.querySelector(".case-hero svg")?.getBoundingClientRect() ?? new DOMRect();
      // Lines of the ground are the lightest color behind the text.
      const line = document.body.appendChild(document.createElement("i"));
      line.style.backgroundColor = "var(--color-grid-night)";
      const ground = window.pageColors.groundOf(line);
      return elements.map((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const contrast = window.pageColors.contrast(getComputedStyle(element).color, ground);
        return contrast >= 4.5 && (right <= drawing.left || bottom <= drawing.top);
      });
    });
    expect(legible, `${width} px`).toEqual(Array.from({ length: 6 }, () => true));
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("before and after are compared by keyboard, or next to each other without JavaScript", async ({ page }) => {
      await page.goto(cases[0] ?? "");
      const [before, after] = [page.locator(".state-drawing").first(), page.locator(".state-drawing").last()];
      const handle = page.getByRole("slider");
      if (javaScriptEnabled) {
        await hydrated(page);
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
