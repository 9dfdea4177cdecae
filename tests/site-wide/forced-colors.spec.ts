import { installColors } from "../support/page-colors.ts";
import { templates } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";

// A contrast theme of Windows.
test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Returns the visible colors, because computed backgrounds may differ in their alpha only. */
const readGrounds = (chips: Element[]) => chips.map((chip) => window.pageColors.groundOf(chip));
const readBorders = (links: Element[]) => links.map((link) => getComputedStyle(link).borderLeftColor);

test("focus and borders of controls are visible", { tag: ["@QUAL-2", "@QUAL-3"] }, async ({ page }) => {
  for (const path of templates) {
    await visit(page, path);
    await page.evaluate(installColors);
    const controls = page.locator(".button, .rounded-control, .consent-choice").filter({ visible: true });
    await expect(controls, path).not.toHaveCount(0);
    const faint = await controls.evaluateAll((elements) =>
      elements
        .filter((control) => !control.matches(":disabled, [aria-label]"))
        .filter((control) => {
          const { borderTopColor, borderTopWidth } = getComputedStyle(control);
          const ground = window.pageColors.groundOf(control.parentElement);
          return borderTopWidth === "0px" || window.pageColors.contrast(borderTopColor, ground) < 3;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(faint, path).toEqual([]);
    const stops = await tabThroughPage(page, 25);
    expect(stops.length, path).toBeGreaterThan(10);
    const invisible = stops.filter(({ isFaint }) => isFaint);
    expect(invisible, path).toEqual([]);
  }
});

test("selected entries and open panels are visible", { tag: ["@QUAL-3", "@HEAD-12"] }, async ({ page }) => {
  await visit(page, "/resources/blog");
  await page.evaluate(installColors);
  const [all, other] = await page.locator(".chip").evaluateAll(readGrounds);
  expect(all, "background of the selected chip").not.toEqual(other);

  await visit(page, "/blog/devsecops-regulatory-compliance");
  const entries = page.locator(".contents-sidebar a");
  await entries.first().click();
  await expect(entries.first()).toHaveAttribute("aria-current", "location");
  const [current, next] = await entries.evaluateAll(readBorders);
  expect(current, "border of the current section").not.toBe(next);

  await visit(page, "/contact");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.locator(".menu-panel[data-open]")).toHaveCSS("border-top-width", "1px");
});
