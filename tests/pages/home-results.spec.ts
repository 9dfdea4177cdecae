import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { getCase } from "#site/collections/views/lookup.server.ts";
import { casePath } from "#site/paths.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";

const { results } = getContent().pages.home;
const paths = results.cases.map((entry) => casePath(entry.case));

const radios = (page: Page) => page.getByRole("group", { name: results.heading }).getByRole("radio");
const links = (page: Page) => page.locator(".result-panel a");
const shown = async (page: Page) => readHrefs(links(page).filter({ visible: true }));

test("figures of the home page are those of their cases", () => {
  for (const entry of results.cases) {
    const { summary, companySize } = getCase(entry.case);
    expect(`${summary} ${companySize}`).toContain(`${entry.figure.replace("+", "")} ${entry.unit}`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("one result is shown at a time, chosen by arrow keys or a press, and nothing moves", async ({ page }) => {
      await page.goto("/");
      if (javaScriptEnabled) await hydrated(page);
      expect(await readHrefs(links(page))).toEqual(paths);
      expect(await shown(page)).toEqual(paths.slice(0, 1));
      const height = () => page.locator(".result-grid").evaluate((grid) => grid.getBoundingClientRect().height);
      const before = await height();
      await radios(page).first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(radios(page).nth(1)).toBeChecked();
      expect(await shown(page)).toEqual(paths.slice(1, 2));
      // The next stop is the link of the result that is shown.
      await page.keyboard.press("Tab");
      await expect(links(page).nth(1)).toBeFocused();
      await page.locator(".result-tab").nth(2).click();
      expect(await shown(page)).toEqual(paths.slice(2));
      expect(await height()).toBe(before);
    });
  });
}
