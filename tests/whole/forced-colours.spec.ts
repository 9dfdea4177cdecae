import type { Page } from "@playwright/test";

import { installColours } from "../support/page-colours.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { walkByTab } from "../support/walk-by-tab.ts";

// A visitor's own colours instead of ours, as Windows' contrast themes set them; once light, once dark.

const kinds = [
  "/",
  "/services/cloud-governance",
  "/company/about",
  "/company/references",
  "/references/sharepoint-migration-tuv",
  "/resources/blog",
  "/blog/devsecops-regulatory-compliance",
  "/resources/faq",
  "/contact",
];

const looks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderLeftColor, borderLeftStyle, fontWeight } = getComputedStyle(element);
        return { color, backgroundColor, borderLeftColor, borderLeftStyle, fontWeight };
      }),
    );

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    test("QUAL-2 QUAL-3 the focus is seen on every kind of page, and buttons and fields have an edge", async ({
      page,
    }) => {
      for (const path of kinds) {
        await page.goto(path);
        await hydrated(page);
        await page.evaluate(installColours);
        const faint = await page.locator(".rounded-control, .chip, .consent-choice").evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && !control.matches(":disabled, [aria-label]"))
            .filter((control) => {
              const { borderTopColor, borderTopStyle } = getComputedStyle(control);
              const ground = window.pageColours.groundOf(control.parentElement);
              return borderTopStyle === "none" || window.pageColours.contrast(borderTopColor, ground) < 3;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(faint, path).toEqual([]);
        const stops = await walkByTab(page, 40);
        const unseen = stops.filter(({ outline, contrast }) => outline < 2 || contrast < 3);
        expect(unseen, path).toEqual([]);
      }
    });

    test("QUAL-3 HEAD-12 states that colours tell are still told apart, and an open panel has an edge", async ({
      page,
    }) => {
      await page.goto("/resources/blog");
      await hydrated(page);
      const [pressed, other] = await looks(page, ".chip");
      expect(pressed?.backgroundColor).not.toBe(other?.backgroundColor);

      await page.goto("/blog/devsecops-regulatory-compliance");
      await hydrated(page);
      await page.locator(".contents-beside a").first().click();
      await expect(page.locator(".contents-beside a").first()).toHaveAttribute("aria-current", "location");
      const [current, next] = await looks(page, ".contents-beside a");
      expect(current?.borderLeftColor).not.toBe(next?.borderLeftColor);

      await page.goto("/contact");
      await hydrated(page);
      await page.getByRole("button", { name: "Company" }).click();
      const panel = page.locator(".menu-panel[data-open]");
      await expect(panel).toHaveCSS("border-top-style", "solid");
      const [look] = await looks(page, ".menu-panel[data-open] .menu-link");
      expect(look?.color).not.toBe(look?.backgroundColor);
    });
  });
}
