import { expect, test } from "../support/strict-page.ts";

/** Returns how far words leave their column, and how far rows of cards end before their list. Runs in the page. */
function measureGaps(): { outside: number[]; gaps: number[] } {
  const range = document.createRange();
  const rights = (elements: Iterable<Element>) =>
    Array.from(elements, (element) => {
      range.selectNode(element);
      return range.getBoundingClientRect().right;
    });
  const [column = 0] = rights(document.querySelectorAll(".home-hero-text"));
  const words = document.querySelectorAll(".home-heading [aria-hidden] span:not(:has(span))");
  const lists = [...document.querySelectorAll("main ul:has(.badge-drawing, .practice-card, .article-title)")];
  return {
    outside: rights(words).map((right) => right - column),
    gaps: lists.flatMap((list) => {
      const rows = Map.groupBy(list.children, (item) => Math.round(item.getBoundingClientRect().top));
      return [...rows.values()].map((row) => list.getBoundingClientRect().right - Math.max(...rights(row)));
    }),
  };
}

test("HOME-16 headings stay in their column and rows of cards are full at any width", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 640, 768, 1024, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { outside, gaps } = await page.evaluate(measureGaps);
    expect(outside).toHaveLength(7);
    expect(Math.max(...outside), `words at ${width} px`).toBeLessThanOrEqual(0);
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...gaps), `rows at ${width} px`).toBeLessThanOrEqual(2);
  }
});
