import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath } from "#site/paths.ts";

import { copiedText, recordCopies } from "../support/copied-text.ts";
import { layOutWholePage } from "../support/measure-page.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { articles, labels } = getContent();
const longest = "/blog/ai-enterprise-influence";
const ids =
  articles
    .find(({ slug }) => articlePath(slug) === longest)
    ?.parse()
    .sections.map(({ id }) => id) ?? [];
const current = (page: Page) => page.locator('.contents-sidebar a[aria-current="location"]');
const scrollTop = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);

test("contents follow the reader", { tag: ["@ART-3", "@ART-6", "@ART-13"] }, async ({ page }) => {
  // The window is too low for all entries of the table of contents.
  await page.setViewportSize({ width: 1280, height: 400 });
  await visit(page, longest);
  await page.evaluate(layOutWholePage);
  const contents = page.locator(".contents-sidebar");
  expect((await contents.boundingBox())?.width).toBe(256);
  await expect(page.getByRole("button", { name: labels.article.contents })).toBeHidden();
  const sections = await page.locator(".prose > section").evaluateAll((elements) =>
    elements.map((section) => ({
      // The scroll position at which the section crosses the line at 20% of the viewport.
      top: section.getBoundingClientRect().top + scrollY - innerHeight * 0.2,
      border: getComputedStyle(section).borderTopWidth,
    })),
  );
  expect(sections.map(({ border }) => border)).toEqual(ids.map((_, index) => (index === 0 ? "0px" : "3px")));
  for (const index of [0, 1, 5, ids.length - 1, 2]) {
    const top = sections[index]?.top ?? 0;
    await scrollTop(page, top + 40);
    await expect(current(page)).toHaveAttribute("href", `#${ids[index]}`);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    if (index === 0) continue;
    await scrollTop(page, top - 40);
    await expect(current(page)).toHaveAttribute("href", `#${ids[index - 1]}`);
  }
  // Skips the last section.
  await scrollTop(
    page,
    await page.locator(".prose").evaluate((prose) => prose.getBoundingClientRect().bottom + scrollY),
  );
  await expect(current(page)).toHaveAttribute("href", `#${ids.at(-1)}`);
});

test("a short last section is highlighted at the end of the page", { tag: "@ART-6" }, async ({ page }) => {
  await visit(page, "/blog/azure-local-arc-data-sovereignty");
  await page.evaluate(layOutWholePage);
  // A high window leaves little to scroll.
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height: pageHeight - 300 });
  await scrollTop(page, 100);
  await expect(current(page)).not.toHaveAttribute("href", "#conclusion");
  await scrollTop(page, 10_000);
  await expect(current(page)).toHaveAttribute("href", "#conclusion");
});

test("a chosen entry scrolls smoothly and stays highlighted", { tag: ["@ART-5", "@HEAD-24"] }, async ({ page }) => {
  await visit(page, longest);
  await page.locator('.contents-sidebar a[href="#future-trends"]').click();
  await expect(current(page)).toHaveAttribute("href", "#future-trends");
  await page.waitForFunction(() => scrollY > 0);
  await page.locator('.contents-sidebar a[href="#project-management"]').click();
  const section = page.locator("#project-management");
  await expect
    .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 112)))
    .toBeLessThan(30);
  await expect(current(page)).toHaveAttribute("href", "#project-management");
});

test("on a phone a panel shows the contents", { tag: ["@ART-4", "@ART-5", "@ART-6"] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 568 });
  await visit(page, longest);
  const panel = page.getByRole("dialog", { name: labels.article.contents });
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: labels.article.contents }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(320);
  await panel.getByRole("link").nth(4).click();
  await expect(panel).toBeHidden();
  await expect(page.locator(`#${ids[4]}`)).toBeInViewport();
  // Focus on the sticky button must not scroll the page.
  const position = await page.evaluate(() => scrollY);
  await page.getByRole("button", { name: labels.article.contents }).click();
  await expect(panel.locator("[aria-current]")).toHaveAttribute("href", `#${ids[4]}`);
  expect(await page.evaluate(() => scrollY)).toBe(position);
});

test("Share opens the share sheet, or copies the URL", { tag: "@ART-20" }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  await visit(page, longest);
  const share = page.getByRole("button", { name: "Share" });
  const shared = Promise.withResolvers<ShareData>();
  await page.exposeFunction("reportShare", shared.resolve);
  await page.evaluate(() => {
    const { reportShare } = window as unknown as { reportShare: (data: ShareData) => Promise<void> };
    Object.defineProperty(navigator, "share", { configurable: true, value: reportShare });
  });
  await share.click();
  expect(await shared.promise).toMatchObject({ url: baseURL + longest });
  await expect(page.locator(".toast output")).toBeEmpty();
  await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
  await share.click();
  await expect(page.locator(".toast output")).toContainText("Link copied");
  expect(await copiedText(page)).toBe(baseURL + longest);
});

test("a URL with a hash opens its section", { tag: "@ART-22" }, async ({ page }) => {
  for (const { slug, parse } of articles) {
    const id = parse().sections.at(-1)?.id;
    await page.goto(`${articlePath(slug)}#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

test("the link is copied before React has arrived", { tag: "@ART-20" }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/react-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, longest);
  // Safari copies only shortly after a click.
  await page.getByRole("main").getByRole("button", { name: labels.article.share }).click();
  await expect.poll(() => copiedText(page)).toBe(`${baseURL}${longest}`);
  release();
  await expect(page.locator(".toast output")).toContainText(labels.article.copied.title);
});
