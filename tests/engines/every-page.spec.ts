import { routeTable } from "../support/route-table.ts";
import { waitForTeam } from "./engine-page.ts";
import { expect, test } from "./engine-test.ts";

for (const width of [390, 1280]) {
  test(`every page starts at ${width} px without console messages or overflow, in our font`, async ({ tab }) => {
    await tab.resize(width, 844);
    let shown = 0;
    for (const path of routeTable) {
      await tab.open(path);
      await waitForTeam(tab, path);
      const { isFontShown, ...found } = await tab.evaluate(async () => {
        await document.fonts.ready;
        return {
          width: innerWidth,
          overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          family: getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily.split(",")[0],
          isFontShown: [...document.fonts].some(
            ({ family, status }) => family.includes("Host Grotesk") && status === "loaded",
          ),
        };
      });
      const expected = { width, overflow: 0, family: expect.stringMatching("Host Grotesk") };
      if (isFontShown) shown += 1;
      expect.soft({ path, ...found, messages: await tab.takeMessages() }).toEqual({ path, ...expected, messages: [] });
    }
    // A page shows the fallback if the font arrives after the first frame has begun (site/entry.head.ts).
    expect(shown, "pages in our font").toBeGreaterThan(routeTable.length / 2);
  });
}
