import type { Page } from "@playwright/test";

import { layOutWholePage } from "../support/measure-page.ts";
import { templates } from "../support/route-table.ts";
import { expect, showTeam, test, visit } from "../support/strict-page.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";
import type { Stop } from "../support/tab-through-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns the names of all controls in document order. Tab stops at one radio of a group only. */
const listControls = (page: Page) =>
  page
    .locator("a[href], button, input, summary, iframe, [tabindex='0']")
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches(":disabled, [type=radio]:not(:checked)"))
        .map((element) => (element.getAttribute("aria-label") ?? element.textContent.trim()) || element.id),
    );

/** Compares positions: left to right and down the page, or up to the top of the next column. */
function isReadAfter(before: Stop, after: Stop): boolean {
  if (before.landmark !== after.landmark) return true;
  const shared = Math.min(before.top + before.height, after.top + after.height) - Math.max(before.top, after.top);
  const isSameLine = shared > Math.min(before.height, after.height) / 2;
  if (isSameLine) return after.left >= before.left;
  return after.top > before.top || after.left > before.left;
}

/** One category of the glossary is enough: all terms have the same controls. */
const large = templates.map((path) => (path === "/resources/glossary" ? `${path}?category=cloud-compliance` : path));
const small = ["/", "/services/azure-consulting", "/company/references", "/resources/blog", "/contact"];

for (const { width, group } of [
  { width: 1280, group: large.slice(0, 7) },
  { width: 1280, group: large.slice(7) },
  { width: 390, group: small },
]) {
  test(`at ${width} px Tab follows the reading order: ${group.join(" ")}`, { tag: "@QUAL-2" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of group) {
      await visit(page, path);
      // The team ends with a link.
      if (path === "/company/about") {
        await showTeam(page);
        await expect(page.locator(".team-grid > li").first()).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      }
      await page.evaluate(layOutWholePage);
      const expected = await listControls(page);
      const stops = await tabThroughPage(page, expected.length);
      const names = stops.map(({ name }) => name);
      const invisible = stops.filter(({ isFaint, hiddenBy }) => isFaint || hiddenBy !== undefined);
      const outOfOrder = stops.flatMap((stop, index) => {
        const before = stops[index - 1];
        return before && !isReadAfter(before, stop) ? [`${stop.name} after ${before.name}`] : [];
      });
      expect.soft({ names, invisible, outOfOrder }, path).toEqual({ names: expected, invisible: [], outOfOrder: [] });
    }
  });
}

const article = "/blog/ai-enterprise-influence";

for (const [name, path, width, opener, opened] of [
  ["a menu panel", "/contact", 1280, ".menu-trigger", ".menu-panel[data-open]"],
  ["the mobile menu", "/contact", 390, ".menu-toggle", "#mobile-menu"],
  ["the contents of an article", article, 390, ".contents-button", "dialog[open]"],
] as const) {
  test(`Escape closes ${name} and returns the focus`, { tag: ["@QUAL-2", "@HEAD-19", "@ART-23"] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    const [button, panel] = [page.locator(opener).first(), page.locator(opened)];
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}
