import { getContent } from "#site/collections/content.server.ts";
import { casePath, pagePath, servicePath } from "#site/paths.ts";

import { expect, test } from "../support/quiet-page.ts";

const { services, cases } = getContent();
const paths = [
  pagePath("home"),
  servicePath(services[0]?.slug ?? ""),
  casePath(cases[0]?.slug ?? ""),
  pagePath("glossary"),
];
const widths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];

test("header, hero, sections and footer share one left edge at every width", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() =>
        [".site-logo", "main h1", "main h2", "footer p"].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return Math.round(box?.left ?? -1);
        }),
      );
      expect(new Set(edges), `${path} at ${width}: ${edges.join(" ")}`).toEqual(new Set([edges[0]]));
    }
  }
});
