import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";

import { installColors } from "../support/page-colors.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// A visitor nobody has asked yet: the banner is open when the page is printed.
test.use({ storageState: { cookies: [], origins: [] } });

const { site } = getContent();

/** Pages that people print, and their sheets of paper at most. */
const handouts = {
  service: { path: "/services/cloud-governance", most: 4 },
  case: { path: "/references/sharepoint-migration-tuv", most: 5 },
  article: { path: "/blog/devsecops-regulatory-compliance", most: 9 },
};

const isExternal = ({ href }: { href: string }) => href.startsWith("https://");

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await visit(page, path);
  await expect(page.getByRole("region", { name: "Your choice" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
}

for (const [kind, { path, most }] of Object.entries(handouts)) {
  test(`QUAL-10 a printed ${kind} has its text and the company on few sheets, and no controls`, async ({ page }) => {
    await openOnPaper(page, path);
    for (const part of [
      ".site-logo ~ *",
      ".skip-link",
      ".consent-banner",
      ".toast",
      ".reading-progress",
      "nav",
      "search",
    ]) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    await expect(page.locator("button, input").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".site-logo")).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.timeline === document.timeline)),
    ).toEqual([]);
    const foot = page.locator("footer p").filter({ visible: true });
    await expect(foot).toHaveCount(1);
    for (const fact of [site.company, site.address.street, site.phone, site.mail])
      await expect(foot).toContainText(fact);
    // Printers leave backgrounds out: no text may need one.
    await page.evaluate(installColors);
    const pale = await page.locator("main *").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest("svg, .sr-only"))
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .filter((element) => window.pageColors.contrast(getComputedStyle(element).color, [255, 255, 255, 1]) < 4.5)
        .map(({ textContent }) => textContent),
    );
    expect(pale).toEqual([]);
    const file = await page.pdf({ format: "A4" });
    expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });
}

test("QUAL-10 FAQ-4 SHAR-2 printed, every answer and every result is there", async ({ page }) => {
  await openOnPaper(page, "/resources/faq");
  const heights = await page
    .locator("main article p")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(50);
  expect(heights.filter((height) => height < 10)).toEqual([]);
  await openOnPaper(page, "/services/devsecops");
  const answers = page.locator("main details > div");
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await openOnPaper(page, "/");
  const figures = page.locator(".result-figure");
  await expect(figures).not.toHaveCount(0);
  for (const figure of await figures.all()) await expect(figure).toBeVisible();
});

test("QUAL-10 links out of the site are printed with their address, links within it are not", async ({ page }) => {
  await openOnPaper(page, handouts.article.path);
  const printed = await page.locator("main .prose a").evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    })),
  );
  expect(printed.filter(isExternal).length).toBeGreaterThan(3);
  for (const { href, after } of printed.filter(isExternal)) expect(after).toContain(href);
  expect(printed.filter((link) => !isExternal(link)).filter(({ after }) => after !== "none")).toEqual([]);
});
