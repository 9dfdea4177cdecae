import type { Locator } from "@playwright/test";

import { installColors } from "../support/page-colors.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { templates } from "../support/route-table.ts";
import { tabThroughPage } from "../support/tab-through-page.ts";

// The visitor's colors instead of ours, as a contrast theme of Windows sets them.
test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const styleOf = (element: Locator, property: "color" | "backgroundColor" | "borderLeftColor") =>
  element.evaluate((target, name) => getComputedStyle(target)[name], property);

test("QUAL-2 QUAL-3 the focus is visible on each template, and buttons and fields have an edge", async ({ page }) => {
  for (const path of templates) {
    await visit(page, path);
    await page.evaluate(installColors);
    const faint = await page.locator(".rounded-control, .chip, .consent-choice").evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.matches(":disabled, [aria-label]"))
        .filter((control) => {
          const { borderTopColor, borderTopStyle } = getComputedStyle(control);
          const ground = window.pageColors.groundOf(control.parentElement);
          return borderTopStyle === "none" || window.pageColors.contrast(borderTopColor, ground) < 3;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(faint, path).toEqual([]);
    const stops = await tabThroughPage(page, 25);
    const unseen = stops.filter(({ outline, contrast }) => outline < 2 || contrast < 3);
    expect(unseen, path).toEqual([]);
  }
});

test("QUAL-3 HEAD-12 states shown by color can be told apart, and an open panel has an edge", async ({ page }) => {
  await visit(page, "/resources/blog");
  const chips = page.locator(".chip");
  expect(await styleOf(chips.nth(0), "backgroundColor")).not.toBe(await styleOf(chips.nth(1), "backgroundColor"));

  await visit(page, "/blog/devsecops-regulatory-compliance");
  const entries = page.locator(".contents-sidebar a");
  await entries.first().click();
  await expect(entries.first()).toHaveAttribute("aria-current", "location");
  expect(await styleOf(entries.nth(0), "borderLeftColor")).not.toBe(await styleOf(entries.nth(1), "borderLeftColor"));

  await visit(page, "/contact");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.locator(".menu-panel[data-open]")).toHaveCSS("border-top-style", "solid");
  const link = page.locator(".menu-panel[data-open] .menu-link").first();
  expect(await styleOf(link, "color")).not.toBe(await styleOf(link, "backgroundColor"));
});
