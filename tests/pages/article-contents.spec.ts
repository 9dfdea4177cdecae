import type { Page } from "@playwright/test";

import { articleSections } from "../support/article-sections.ts";
import { layOutAll } from "../support/lay-out-all.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const longest = "/blog/ai-enterprise-influence";
const current = (page: Page) => page.locator('.contents-sidebar a[aria-current="location"]');

test("ART-3 ART-6 contents next to the article are 16rem wide and follow the reader", async ({ page }) => {
  await visit(page, longest);
  const contents = page.locator(".contents-sidebar");
  expect((await contents.boundingBox())?.width).toBe(256);
  await expect(page.getByRole("button", { name: "Contents" })).toBeHidden();
  await page.evaluate(layOutAll);
  // Where each section crosses the line at a fifth of the window.
  const tops = await page
    .locator(".prose > section")
    .evaluateAll((sections) =>
      sections.map((section) => section.getBoundingClientRect().top + scrollY - innerHeight * 0.2),
    );
  const order = articleSections[longest];
  for (const index of [0, 1, 5, order.length - 1, 2]) {
    const top = tops[index] ?? 0;
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top + 40);
    await expect(current(page)).toHaveAttribute("href", `#${order[index]}`);
    await expect(current(page)).toHaveCount(1);
    await expect(contents).toBeInViewport();
    if (index === 0) continue;
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top - 40);
    await expect(current(page)).toHaveAttribute("href", `#${order[index - 1]}`);
  }
});

test("ART-6 a last section too short to reach the line is highlighted when the page ends", async ({ page }) => {
  await visit(page, "/blog/azure-local-arc-data-sovereignty");
  await page.evaluate(layOutAll);
  // A window in which little is left to scroll.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height: whole - 300 });
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  await expect(current(page)).not.toHaveAttribute("href", "#conclusion");
  await page.evaluate(() => scrollTo({ top: 10_000, behavior: "instant" }));
  await expect(current(page)).toHaveAttribute("href", "#conclusion");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(current(page)).not.toHaveAttribute("href", "#conclusion");
});

test("ART-5 ART-6 a choice scrolls smoothly and stays highlighted; another one on the way wins", async ({ page }) => {
  await visit(page, longest);
  await page.locator('.contents-sidebar a[href="#future-trends"]').click();
  await expect(current(page)).toHaveAttribute("href", "#future-trends");
  await page.waitForFunction(() => scrollY > 0);
  await page.locator('.contents-sidebar a[href="#project-management"]').click();
  await expect(current(page)).toHaveAttribute("href", "#project-management");
  await expect
    .poll(() =>
      page.locator("#project-management").evaluate((element) => Math.abs(element.getBoundingClientRect().top - 112)),
    )
    .toBeLessThan(30);
  await expect(current(page)).toHaveAttribute("href", "#project-management");
});

for (const [width, height] of [
  [1280, 400],
  [844, 390],
] as const) {
  test(`ART-6 HEAD-24 at ${width} × ${height} px the contents mark the section that was chosen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await visit(page, longest);
    for (const id of articleSections[longest].filter((_, place) => place % 3 === 0)) {
      // In either list: one of them is not displayed.
      await page.evaluate(
        (hash) => document.querySelector<HTMLElement>(`.contents-list a[href="${hash}"]`)?.click(),
        `#${id}`,
      );
      // Nothing is held any more: what is marked is what is seen.
      await page.evaluate(async () => {
        dispatchEvent(new Event("scrollend"));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      await expect(current(page)).toHaveAttribute("href", `#${id}`);
      const covered = await page.locator(`#${id} h2`).evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 4) !== heading;
      });
      expect(covered, `the heading of ${id} is covered`).toBe(false);
    }
  });
}

test("ART-4 ART-5 on small screens a panel of 20rem opens, and closes by choice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, longest);
  const panel = page.getByRole("dialog", { name: "Contents" });
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Contents" }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(320);
  await panel.getByRole("link").nth(4).click();
  await expect(panel).toBeHidden();
  await expect(page.locator("#quality-assurance")).toBeInViewport();
});
