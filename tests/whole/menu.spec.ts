import type { Page } from "@playwright/test";

import { expect, hydrated, test } from "../support/quiet-page.ts";

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

test("HEAD-4 HEAD-5 HEAD-6 HEAD-7 HEAD-8 HEAD-9 HEAD-10 HEAD-23 six groups with their overview and their links in order", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.locator(".desktop-menu [data-side=left] button")).toHaveText([
    "Cloud Consulting",
    "DevOps Services",
    "AI Solutions",
  ]);
  await expect(page.locator(".desktop-menu [data-side=right] button")).toHaveText(["Products", "Company", "Resources"]);
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
  for (const path of ["/", "/resources/glossary"]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.y).toBe(0);
    await expect(page.getByRole("banner").getByRole("link", { name: /home page/ })).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});

test("HEAD-11 HEAD-12 the panel is 450 px wide and shows title, description, drawing and described links", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await trigger(page, "Cloud Consulting").hover();
  const open = panel(page, "Cloud Consulting");
  await expect(open).toBeVisible();
  expect((await open.boundingBox())?.width).toBe(450);
  await expect(open.locator("svg.iso path").first()).toBeVisible();
  await expect(open.getByText("companies that answer to auditors")).toBeVisible();
  await expect(open.getByRole("link", { name: /^Cloud Exit .+/ })).toBeVisible();
  for (const name of ["Resources", "AI Solutions"]) {
    await trigger(page, name).hover();
    const box = await panel(page, name).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
});

// The delays and presses in every order: site/shell/header/hover-menu.test.ts.
test("HEAD-13 HEAD-14 hover opens after 200 ms, a press keeps it open, the next closes; leaving closes after 150", async ({
  page,
}) => {
  await openWithClock(page);
  const cloud = trigger(page, "Cloud Consulting");
  const expectOpen = (isOpen: boolean) => expect(cloud).toHaveAttribute("aria-expanded", String(isOpen));
  await cloud.hover();
  await page.clock.runFor(190);
  await expectOpen(false);
  await page.clock.runFor(10);
  await expectOpen(true);
  await cloud.click();
  await expectOpen(true);
  await cloud.click();
  await expectOpen(false);
  await cloud.dblclick();
  await expectOpen(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(140);
  await expectOpen(true);
  await page.clock.runFor(10);
  await expectOpen(false);
});

test("HEAD-19 keys open and close panels; Tab goes trigger, panel, next trigger; Escape gives focus back", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const cloud = trigger(page, "Cloud Consulting");
  const open = panel(page, "Cloud Consulting");

  await cloud.focus();
  await page.keyboard.press("Enter");
  await expect(cloud).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(`#${await cloud.getAttribute("aria-controls")}`)).toBeVisible();

  const links = open.locator("a");
  for (let index = 0; index < (await links.count()); index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(trigger(page, "DevOps Services")).toBeFocused();
  await expect(cloud).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(trigger(page, "DevOps Services")).toBeFocused();
  await expect(trigger(page, "DevOps Services")).toHaveAttribute("aria-expanded", "false");

  // Closed panels are not in the way of the Tab key.
  await page.keyboard.press("Tab");
  await expect(trigger(page, "AI Solutions")).toBeFocused();
});

test("choosing a link in a panel closes it", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await trigger(page, "Company").click();
  await panel(page, "Company")
    .getByRole("link", { name: /^About Us/ })
    .click();
  await expect(page).toHaveURL("/company/about");
  await expect(panel(page, "Company")).toBeHidden();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("HEAD-16 HEAD-20 a toggle that says its state shows and hides the menu; there are no panels", async ({
    page,
  }) => {
    await page.goto("/contact");
    await hydrated(page);
    await expect(page.locator(".desktop-menu")).toBeHidden();
    const toggle = page.locator(".menu-toggle");
    await expect(toggle).toHaveAccessibleName("Open menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    await expect(toggle).toHaveAccessibleName("Close menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(`#${await toggle.getAttribute("aria-controls")}`)).toBeVisible();
    await toggle.click();
    await expect(page.locator("#mobile-menu")).toBeHidden();
  });

  test("HEAD-17 the menu is an accordion of six groups, one open at a time, collapsible", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.locator(".menu-toggle").click();
    const summaries = page.locator("#mobile-menu summary");
    await expect(summaries).toHaveText(Object.keys(groups));
    const open = page.locator("#mobile-menu details[open]");
    await summaries.nth(0).click();
    await expect(open).toHaveCount(1);
    await summaries.nth(2).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator("summary")).toHaveText("AI Solutions");
    await summaries.nth(2).click();
    await expect(open).toHaveCount(0);
  });

  test("HEAD-3 HEAD-18 choosing a link closes the menu", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.locator(".menu-toggle").click();
    await page.locator("#mobile-menu summary").nth(5).click();
    await page.locator("#mobile-menu").getByRole("link", { name: "Glossary" }).click();
    await expect(page).toHaveURL("/resources/glossary");
    await expect(page.locator("#mobile-menu")).toBeHidden();
    await page.locator(".menu-toggle").click();
    await expect(page.locator("#mobile-menu details[open]")).toHaveCount(0);
    await page.locator("#mobile-menu").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator("#mobile-menu")).toBeHidden();
  });
});
