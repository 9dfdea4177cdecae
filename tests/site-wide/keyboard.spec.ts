import type { Page } from "@playwright/test";

import { layOutAll } from "../support/lay-out-all.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { templates } from "../support/route-table.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";
import type { Stop } from "../support/tab-through-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What can be used, in the order of the document, in which it is read out. Arrow keys lead from radio to radio. */
const listControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, iframe, [tabindex='0']")]
      .filter(
        (element) =>
          !element.matches(":disabled, [type=radio]:not(:checked)") &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => (element.getAttribute("aria-label") ?? element.textContent.trim()) || element.id),
  );

/** Lines are read from left to right and downwards; upwards only to begin the next column. */
function isReadAfter(before: Stop, after: Stop): boolean {
  if (before.part !== after.part) return true;
  const shared = Math.min(before.top + before.height, after.top + after.height) - Math.max(before.top, after.top);
  const isSameLine = shared > Math.min(before.height, after.height) / 2;
  return isSameLine || after.top < before.top ? after.left >= before.left : true;
}

/** Of the glossary a few terms: all of them have the same controls. */
const large = templates.map((path) => (path === "/resources/glossary" ? `${path}?category=cloud-compliance` : path));
const small = ["/", "/services/azure-consulting", "/company/references", "/resources/blog", "/contact"];
const walks = [
  { width: 1280, group: large.slice(0, 7) },
  { width: 1280, group: large.slice(7) },
  { width: 390, group: small },
];

for (const { width, group } of walks) {
  test(`QUAL-2 at ${width} px Tab follows the reading order, visibly: ${group.join(" ")}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of group) {
      await visit(page, path);
      // Positions are compared, so all of them must be known.
      await page.evaluate(layOutAll);
      const expected = await listControls(page);
      const stops = await tabThroughPage(page, expected.length);
      const names = stops.map(({ name }) => name);
      const unseen = stops.filter(
        ({ outline, contrast, hiddenBy }) => outline < 2 || contrast < 3 || hiddenBy !== undefined,
      );
      const outOfOrder = stops.filter((stop, place) => place > 0 && !isReadAfter(stops[place - 1] ?? stop, stop));
      expect.soft({ names, unseen, outOfOrder }, path).toEqual({ names: expected, unseen: [], outOfOrder: [] });
    }
  });
}

/** What opens: how to get to it, and what is then there. By keys alone. */
const openers = [
  { what: "a menu panel", path: "/contact", width: 1280, opener: ".menu-trigger", opened: ".menu-panel[data-open]" },
  { what: "the small menu", path: "/contact", width: 390, opener: ".menu-toggle", opened: "#mobile-menu" },
  {
    what: "the contents of an article",
    path: "/blog/ai-enterprise-influence",
    width: 390,
    opener: ".contents-button",
    opened: "dialog[open]",
  },
];

for (const { what, path, width, opener, opened } of openers) {
  test(`QUAL-2 HEAD-19 ART-23 keys open ${what}, Escape closes it and returns the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    for (const key of ["Enter", "Space"]) {
      await page.locator(opener).first().focus();
      await page.keyboard.press(key);
      await expect(page.locator(opened)).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(await page.locator(opened).evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(page.locator(opened)).toBeHidden();
      await expect(page.locator(opener).first()).toBeFocused();
    }
  });
}
