import { layOutAll } from "../support/lay-out-all.ts";
import { expect, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

const sizes = new Set([15, 17, 19, 24, 34, 48, 64, 88, 112]);
const widths = [390, 768, 1280, 1440];

/** Sizes of all text, and headings of three words and more that end in a line of one. Runs in the page. */
function readType(): { sizes: number[]; lonely: string[] } {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // The digits of the 404 are a picture.
    const isText =
      node.textContent?.trim() && !element?.closest("svg, script, style, noscript, .sr-only, .not-found-code");
    if (isText && element?.checkVisibility({ visibilityProperty: true })) texts.push(node as Text);
  }
  const lonely = texts.filter((text) => {
    const [, before, last] = /^(.*\S\s+\S+)\s+(\S+)\s*$/s.exec(text.data) ?? [];
    if (before === undefined || last === undefined || !text.parentElement?.closest("h1, h2, h3")) return false;
    const range = document.createRange();
    const start = text.data.lastIndexOf(last);
    const [above = 0, below = 0] = [[0, before.length] as const, [start, start + last.length] as const].map(
      ([from, to]) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return [...range.getClientRects()].at(-1)?.bottom;
      },
    );
    return below > above + 4;
  });
  return {
    sizes: [
      ...new Set(
        texts.map(({ parentElement }) => Number.parseFloat(getComputedStyle(parentElement ?? document.body).fontSize)),
      ),
    ],
    lonely: lonely.map((text) => text.data.trim()),
  };
}

test("nine sizes of type, and no heading ends in a line of one word", async ({ page }) => {
  for (const route of [...routeTable, "/nowhere"]) {
    await page.goto(route);
    await page.evaluate(layOutAll);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(readType);
      expect
        .soft(
          found.sizes.filter((size) => !sizes.has(size)),
          `sizes on ${route} at ${width}`,
        )
        .toEqual([]);
      expect.soft(found.lonely, `last lines on ${route} at ${width}`).toEqual([]);
    }
  }
});
