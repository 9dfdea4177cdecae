import type { Locator } from "@playwright/test";

import { installColors } from "../support/page-colors.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { templates } from "../support/route-table.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";

// A contrast theme of Windows.
test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const readColors = (elements: Locator, property: "backgroundColor" | "borderLeftColor") =>
  elements.evaluateAll((list, name) => list.map((element) => getComputedStyle(element)[name]), property);

test("QUAL-2 QUAL-3 the focus is visible on each template, and controls have a border", async ({ page }) => {
  for (const path of templates) {
    await visit(page, path);
    await page.evaluate(installColors);
    const controls = page.locator(".rounded-control, .chip, .consent-choice").filter({ visible: true });
    const faint = await controls.evaluateAll((elements) =>
      elements
        .filter((control) => !control.matches(":disabled, [aria-label]"))
        .filter((control) => {
          const { borderTopColor, borderTopStyle } = getComputedStyle(control);
          const ground = window.pageColors.groundOf(control.parentElement);
          return borderTopStyle === "none" || window.pageColors.contrast(borderTopColor, ground) < 3;
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

test("QUAL-3 HEAD-12 selected chips and contents differ from others, and an open panel has a border", async ({
  page,
}) => {
  await visit(page, "/resources/blog");
  const [all, other] = await readColors(page.locator(".chip"), "backgroundColor");
  expect(all).not.toBe(other);

  await visit(page, "/blog/devsecops-regulatory-compliance");
  const entries = page.locator(".contents-beside a");
  await entries.first().click();
  await expect(entries.first()).toHaveAttribute("aria-current", "location");
  const [current, next] = await readColors(entries, "borderLeftColor");
  expect(current).not.toBe(next);

  await visit(page, "/contact");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.locator(".menu-panel[data-open]")).toHaveCSS("border-top-style", "solid");
});
