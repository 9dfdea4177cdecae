import { servicePath } from "#site/paths.ts";

import { templates } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** One page per kind, and the one that has two kinds of sheets. */
const paths = [...templates, servicePath("devsecops")];

/** Applies the style sheets of the page in the given order. Only the order of layers stays, which the first one declares. */
function applyStyles(isReversed: boolean): void {
  const element = document.querySelector("style");
  const sheets = element?.textContent?.split("\n") ?? [];
  const names = [...sheets.join("").matchAll(/@layer (\w+)[;{]/g)].map(([, name]) => name);
  const layers = `@layer ${[...new Set(names)].join(",")};`;
  const ordered = isReversed ? sheets.toReversed() : sheets;
  if (element?.sheet) element.sheet.disabled = true;
  document.adoptedStyleSheets = [layers, ...ordered].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Lays out the whole page and loads its pictures, so that two screenshots can be equal. */
async function showEverything(): Promise<void> {
  document.documentElement.dataset["whole"] = "";
  // Thousands of translucent shapes, which browsers do not draw in the same way twice.
  for (const city of document.querySelectorAll(".home-city")) city.remove();
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled(
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
  );
}

for (const width of [390, 1280]) {
  test(`pages look the same at ${width} px whatever the order of their style sheets`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await visit(page, path);
      await page.evaluate(showEverything);
      await page.waitForLoadState("networkidle");
      const pictures = [];
      for (const isReversed of [false, true]) {
        await page.evaluate(applyStyles, isReversed);
        pictures.push(await page.screenshot({ fullPage: true, animations: "disabled" }));
      }
      const [inOrder, reversed] = pictures;
      expect.soft(inOrder?.equals(reversed ?? Buffer.of()), path).toBe(true);
    }
  });
}
