import type { Page } from "@playwright/test";

import { labels } from "#site/generated/shared-content.ts";

import { expect, ready, test, visit } from "../support/strict-page.ts";

const panel = (page: Page, name: string) =>
  page.locator(".menu-panel").filter({ has: page.getByText(name, { exact: true }) });
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const headings = ["Cloud Consulting", "DevOps Services", "AI Solutions", "Products", "Company", "Resources"];

test("the header stays at the top", { tag: ["@HEAD-1", "@HEAD-2", "@HEAD-3"] }, async ({ page }) => {
  for (const path of ["/", "/resources/glossary", "/nowhere"]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.y).toBe(0);
    await expect(header.getByRole("link", { name: /home page/ })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  }
});

test("a panel describes its links and closes after a click", { tag: ["@HEAD-11", "@HEAD-12"] }, async ({ page }) => {
  await visit(page, "/contact");
  await trigger(page, "Cloud Consulting").hover();
  const open = panel(page, "Cloud Consulting");
  await expect(open).toBeVisible();
  expect((await open.boundingBox())?.width).toBe(450);
  await expect(open.locator("img")).toBeVisible();
  await expect
    .poll(() => open.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(open.getByRole("link").first()).toHaveText(/^Cloud Consulting.{20,}/);
  const item = open.locator('a[href="/services/cloud-exit"]');
  await expect(item).toBeVisible();
  // The spans are its title and its description.
  await expect(item.locator("span")).toHaveText([/./, /./]);
  await trigger(page, "Resources").hover();
  await expect(panel(page, "Resources")).toBeInViewport({ ratio: 1 });
  await panel(page, "Resources").getByRole("link").first().click();
  await expect(page).toHaveURL("/lp/resources");
  await expect(panel(page, "Resources")).toBeHidden();
});

// Other orders of hovering and clicking: site/shell/header/hover-menu.test.ts.
test("hover opens a panel after 200 ms", { tag: ["@HEAD-13", "@HEAD-14"] }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.clock.runFor(1000);
  await ready(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.move(640, 700);
  const cloud = trigger(page, "Cloud Consulting");
  const expectOpen = (isOpen: boolean) => expect(cloud).toHaveAttribute("aria-expanded", String(isOpen));
  await cloud.hover();
  await page.clock.runFor(199);
  await expectOpen(false);
  await page.clock.runFor(1);
  await expectOpen(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(140);
  await expectOpen(true);
  await page.clock.runFor(10);
  await expectOpen(false);
});

// keyboard.spec.ts checks Enter, Space and Escape.
test("Tab moves through an open panel, then closes it", { tag: "@HEAD-19" }, async ({ page }) => {
  await visit(page, "/contact");
  const cloud = trigger(page, "Cloud Consulting");
  await cloud.press("Enter");
  await expect(cloud).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(`#${await cloud.getAttribute("aria-controls")}`)).toBeVisible();
  for (const link of await panel(page, "Cloud Consulting").locator("a").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(trigger(page, "DevOps Services")).toBeFocused();
  await expect(cloud).toHaveAttribute("aria-expanded", "false");
});

test(
  "after Escape the next hover opens a panel, but not a pointer that is still on it",
  { tag: "@HEAD-19" },
  async ({ page }) => {
    await visit(page, "/contact");
    await page.clock.install();
    const cloud = trigger(page, "Cloud Consulting");
    const { x = 0, y = 0 } = (await cloud.boundingBox()) ?? {};
    const moveTo = async (left: number, top: number) => {
      await page.mouse.move(left, top);
      await page.clock.runFor(1000);
    };
    const expectOpen = (isOpen: boolean) => expect(cloud).toHaveAttribute("aria-expanded", String(isOpen));
    await cloud.press("Enter");
    await page.keyboard.press("Escape");
    await expectOpen(false);
    await moveTo(x + 10, y + 20);
    await expectOpen(true);
    await page.keyboard.press("Escape");
    await moveTo(x + 20, y + 20);
    await expectOpen(false);
    await moveTo(640, 700);
    await moveTo(x + 10, y + 20);
    await expectOpen(true);
  },
);

/** Focuses a link and returns whether a visitor sees it. Runs in the page. */
function isSeenWithFocus(link: HTMLElement | SVGElement): boolean {
  link.focus();
  const { left, top, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(left + 30, top + height / 2));
}

for (const [width, height, textSize] of [
  [1024, 400, 100],
  [844, 390, 100],
  [320, 256, 100],
  [320, 640, 100],
  [320, 640, 200],
] as const) {
  test(`every link of the menu can be reached at ${width} × ${height} px with text of ${textSize}%`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/contact");
    await page.locator("html").evaluate((html, percent) => (html.style.fontSize = `${percent}%`), textSize);
    const toggle = page.locator(".menu-toggle");
    if (await toggle.isVisible()) await toggle.click();
    for (const name of headings) {
      await page.locator(".menu-trigger, .mobile-menu-group").filter({ hasText: name, visible: true }).click();
      const links = await page.locator(".menu-panel[data-open], #mobile-menu [open]").getByRole("link").all();
      for (const link of links) expect(await link.evaluate(isSeenWithFocus), await link.innerText()).toBe(true);
      // Scrolls as a visitor can, and fails if something covers the link.
      await links.at(-1)?.click({ trial: true });
    }
  });
}

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } });

  test("a tap on blank space closes an open panel", async ({ page }) => {
    await visit(page, "/contact");
    const cloud = trigger(page, "Cloud Consulting");
    for (const part of ["banner", "contentinfo"] as const) {
      await page.getByRole(part).scrollIntoViewIfNeeded();
      await cloud.tap();
      await expect(panel(page, "Cloud Consulting")).toBeVisible();
      await page.getByRole(part).tap({ position: { x: 4, y: 4 } });
      await expect(panel(page, "Cloud Consulting")).toBeHidden();
    }
  });
});

async function openMobileMenu(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  return { toggle: page.locator(".menu-toggle"), menu: page.locator("#mobile-menu") };
}

test("on a small screen a toggle opens and closes the menu", { tag: ["@HEAD-16", "@HEAD-20"] }, async ({ page }) => {
  const { toggle, menu } = await openMobileMenu(page);
  await expect(page.locator(".desktop-menu")).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-controls", "mobile-menu");
  for (const isOpen of [false, true]) {
    await expect(toggle).toHaveAccessibleName(isOpen ? labels.closeMenu : labels.openMenu);
    await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
    await expect(menu).toBeVisible({ visible: isOpen });
    await toggle.click();
  }
});

test("at most one group of the mobile menu is open", { tag: "@HEAD-17" }, async ({ page }) => {
  const { toggle, menu } = await openMobileMenu(page);
  const [summaries, open] = [menu.locator("summary"), menu.locator("details[open]")];
  await toggle.click();
  await expect(summaries).toHaveText(headings);
  await summaries.nth(0).click();
  await expect(open).toHaveCount(1);
  await summaries.nth(2).click();
  await expect(open.locator("summary")).toHaveText(["AI Solutions"]);
  await summaries.nth(2).click();
  await expect(open).toHaveCount(0);
});

test(
  "a chosen link closes the mobile menu, which then opens at the current group",
  { tag: ["@HEAD-3", "@HEAD-18"] },
  async ({ page }) => {
    const { toggle, menu } = await openMobileMenu(page);
    await toggle.click();
    await menu.locator("summary", { hasText: "Resources" }).click();
    await menu.locator('a[href="/resources/glossary"]').click();
    await expect(page).toHaveURL("/resources/glossary");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.locator("details[open] summary")).toHaveText(["Resources"]);
    await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  },
);
