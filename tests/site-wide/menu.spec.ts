import type { Page } from "@playwright/test";

import { expect, hydrated, test, visit } from "../support/strict-page.ts";

const panel = (page: Page, name: string) =>
  page.locator(".menu-panel").filter({ has: page.getByText(name, { exact: true }) });
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A page whose clock stands still until the test moves it. */
async function openWithClock(page: Page, path = "/contact"): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(1000);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.move(640, 700);
}

const groups = {
  "Cloud Consulting": [
    "/services/cloud-consulting",
    "/services/azure-consulting",
    "/services/private-hybrid-cloud",
    "/services/cloud-governance",
    "/services/cloud-exit",
  ],
  "DevOps Services": ["/services/devops", "/services/devsecops", "/services/ai-development", "/services/azure-devops"],
  "AI Solutions": [
    "/services/ai-solutions",
    "/services/confidential-ai",
    "/services/agentic-solutions",
    "/services/ai-infrastructure",
  ],
  Products: ["/lp/products", "external", "external", "external"],
  Company: ["/lp/company", "/company/about", "external", "/company/references"],
  Resources: ["/lp/resources", "/resources/blog", "/resources/glossary", "/resources/faq"],
};

const headings = Object.keys(groups);

test("HEAD-4 HEAD-5 HEAD-6 HEAD-7 HEAD-8 HEAD-9 HEAD-10 HEAD-23 six groups with links in order", async ({ page }) => {
  await page.goto("/contact");
  for (const [side, names] of Object.entries({ left: headings.slice(0, 3), right: headings.slice(3) })) {
    await expect(page.locator(`.desktop-menu [data-side=${side}] button`)).toHaveText(names);
  }
  for (const [name, expected] of Object.entries(groups)) {
    const links = await panel(page, name)
      .locator("a")
      .evaluateAll((list) =>
        list.map((link) => ({ href: link.getAttribute("href") ?? "", target: link.getAttribute("target") })),
      );
    // What the owner adds may stand between them.
    const targets = links.map(({ href, target }) => (target === "_blank" ? "external" : href));
    expect(targets.filter((target) => expected.includes(target))).toEqual(expected);
    expect(links.filter(({ target }) => target === "_blank").every(({ href }) => href.startsWith("https://"))).toBe(
      true,
    );
  }
});

test("HEAD-1 HEAD-2 HEAD-3 the header stays at the top, with logo and contact button", async ({ page }) => {
  for (const path of ["/", "/resources/glossary", "/nowhere"]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.y).toBe(0);
    await expect(header.getByRole("link", { name: /home page/ })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  }
});

test("HEAD-11 HEAD-12 a panel is 450 px wide, describes its links, and closes after a choice", async ({ page }) => {
  await visit(page, "/contact");
  await trigger(page, "Cloud Consulting").hover();
  const open = panel(page, "Cloud Consulting");
  await expect(open).toBeVisible();
  expect((await open.boundingBox())?.width).toBe(450);
  await expect(open.locator("svg.iso path").first()).toBeVisible();
  await expect(open.getByRole("link").first()).toHaveText(/^Cloud Consulting.{20,}/);
  await expect(open.getByRole("link", { name: /^Cloud Exit .+/ })).toBeVisible();
  await trigger(page, "Resources").hover();
  await expect(panel(page, "Resources")).toBeInViewport({ ratio: 1 });
  await panel(page, "Resources").getByRole("link").first().click();
  await expect(page).toHaveURL("/lp/resources");
  await expect(panel(page, "Resources")).toBeHidden();
});

// Delays and clicks in every order: site/shell/header/hover-menu.test.ts.
test("HEAD-13 HEAD-14 hover opens after 200 ms, a click keeps it open, leaving closes after 150 ms", async ({
  page,
}) => {
  await openWithClock(page);
  const cloud = trigger(page, "Cloud Consulting");
  const expectOpen = (isOpen: boolean) => expect(cloud).toHaveAttribute("aria-expanded", String(isOpen));
  await cloud.hover();
  await page.clock.runFor(199);
  await expectOpen(false);
  await page.clock.runFor(1);
  await expectOpen(true);
  await cloud.click();
  await expectOpen(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(140);
  await expectOpen(true);
  await page.clock.runFor(10);
  await expectOpen(false);
});

// That keys open a panel, and Escape gives the focus back: keyboard.spec.ts.
test("HEAD-19 Tab goes from a trigger through its panel to the next and closes it", async ({ page }) => {
  await visit(page, "/contact");
  const cloud = trigger(page, "Cloud Consulting");
  await cloud.focus();
  await page.keyboard.press("Enter");
  await expect(cloud).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(`#${await cloud.getAttribute("aria-controls")}`)).toBeVisible();

  const links = panel(page, "Cloud Consulting").locator("a");
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(trigger(page, "DevOps Services")).toBeFocused();
  await expect(cloud).toHaveAttribute("aria-expanded", "false");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("HEAD-3 HEAD-16 HEAD-17 HEAD-18 HEAD-20 a toggle shows an accordion; any link closes it", async ({ page }) => {
    await visit(page, "/contact");
    await expect(page.locator(".desktop-menu")).toBeHidden();
    const [toggle, menu] = [page.locator(".menu-toggle"), page.locator("#mobile-menu")];
    await expect(toggle).toHaveAccessibleName("Open menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    await expect(toggle).toHaveAccessibleName("Close menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(toggle).toHaveAttribute("aria-controls", "mobile-menu");
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();

    await toggle.click();
    const summaries = menu.locator("summary");
    await expect(summaries).toHaveText(headings);
    const open = menu.locator("details[open]");
    await summaries.nth(0).click();
    await expect(open).toHaveCount(1);
    await summaries.nth(2).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator("summary")).toHaveText("AI Solutions");
    await summaries.nth(2).click();
    await expect(open).toHaveCount(0);

    await summaries.nth(5).click();
    await menu.getByRole("link", { name: "Glossary" }).click();
    await expect(page).toHaveURL("/resources/glossary");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(open).toHaveCount(0);
    await menu.getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  });
});
