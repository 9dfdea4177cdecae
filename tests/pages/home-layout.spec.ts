import { expect, test } from "../support/quiet-page.ts";

const widths = [320, 390, 480, 640, 768, 1024, 1088, 1200, 1280, 1440, 1536, 1920, 2560];

test("HOME-16 no word of the heading leaves its column or meets the drawing at any width", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { column, lines } = await page.evaluate(() => {
      const range = document.createRange();
      const heading = document.querySelector(".home-heading [aria-hidden]");
      const parts = [...(heading?.querySelectorAll(":scope span:not(:has(span))") ?? [])];
      return {
        column: document.querySelector(".home-hero-text")?.getBoundingClientRect().right ?? 0,
        lines: parts.map((part) => {
          range.selectNodeContents(part);
          return {
            word: part.textContent,
            right: range.getBoundingClientRect().right,
            count: range.getClientRects().length,
          };
        }),
      };
    });
    expect(lines).toHaveLength(7);
    for (const { word, right, count } of lines) {
      expect(right, `${word} at ${width}`).toBeLessThanOrEqual(column);
      expect(count, `lines of ${word} at ${width}`).toBe(1);
    }
  }
});

test("rows of cards on the home page have no empty place at any width", async ({ page }) => {
  await page.goto("/");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const lists = page.locator("main ul", { has: page.locator(".badge-drawing, .practice-card, .article-title") });
    const gaps = await lists.evaluateAll((elements) =>
      elements.flatMap((list) => {
        const rows = Map.groupBy([...list.children], (item) => Math.round(item.getBoundingClientRect().top));
        const ends = [...rows.values()].map((row) =>
          Math.max(...row.map((item) => item.getBoundingClientRect().right)),
        );
        return ends.map((end) => list.getBoundingClientRect().right - end);
      }),
    );
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...gaps), `${width}`).toBeLessThanOrEqual(2);
  }
});
