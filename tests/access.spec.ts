import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, hydrated, test } from "./quiet-page.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** Lays out every part of a long page once: parts out of sight have estimated places until they were seen. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1280]) {
  test(`QUAL-1 the home page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await hydrated(page);
    await expectAccessible(page);
  });
}

test("QUAL-1 the home page is accessible with a panel open", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.locator(".menu-panel[data-open]")).toHaveCSS("opacity", "1");
  await expectAccessible(page);
});

test("QUAL-1 the home page is accessible with the mobile menu open and a group expanded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#mobile-menu summary").first().click();
  await expectAccessible(page);
});

const pageKinds = [
  "/services/azure-consulting",
  "/services/cloud-exit",
  "/lp/products",
  "/company/about",
  "/company/references",
  "/references/sharepoint-migration-tuv",
  "/resources/blog",
  "/blog/devsecops-regulatory-compliance",
  "/resources/glossary",
  "/resources/faq",
  "/contact",
];
for (const width of [390, 1280]) {
  test(`QUAL-1 every kind of page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pageKinds) {
      await page.goto(path);
      await hydrated(page);
      await seeAll(page);
      await expectAccessible(page);
    }
  });
}

test("QUAL-1 NF-26 the not-found page and the notice at an old address are accessible", async ({
  page,
  complaints,
}) => {
  // The way on never ends, so that the notice stays.
  await page.route("**/resources/glossary.data*", () => undefined);
  for (const path of ["/nowhere", "/glossar/cloud"]) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  complaints.length = 0; // The browser's own note on the 404.
});

test("QUAL-1 the glossary is accessible filtered and empty, an article with its contents open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/resources/glossary");
  await hydrated(page);
  await page.getByRole("searchbox").fill("zero trust");
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("no such thing");
  await expectAccessible(page);
  await page.goto("/blog/ai-enterprise-influence");
  await hydrated(page);
  await page.getByRole("button", { name: "Contents" }).click();
  await expect(page.getByRole("dialog", { name: "Contents" })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [390, 1280]) {
  test(`QUAL-2 at ${width} px the Tab key walks header and home page in reading order, focus visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await hydrated(page);
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        .map((element) => element.textContent?.trim() || element.getAttribute("aria-label") || element.id),
    );
    expect(expected.length).toBeGreaterThan(15);

    const walked: string[] = [];
    for (let step = 0; step < expected.length; step += 1) {
      await page.keyboard.press("Tab");
      const { name, isMarked, isHidden } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const marked = element.matches("input[type=checkbox]") ? (element.parentElement ?? element) : element;
        const style = getComputedStyle(marked);
        const box = marked.getBoundingClientRect();
        const header = document.querySelector("header");
        const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          name: element.textContent?.trim() || element.getAttribute("aria-label") || element.id,
          isMarked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
          isHidden: header?.contains(onTop) === true && !header.contains(element),
        };
      });
      expect(isMarked, `focus on "${name}" is visible`).toBe(true);
      expect(isHidden, `"${name}" is hidden by the header`).toBe(false);
      walked.push(name);
    }
    expect(walked).toEqual(expected);
  });
}
