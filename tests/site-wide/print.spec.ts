import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { banner } from "../support/consent-page.ts";
import { listMotion } from "../support/measure-page.ts";
import { installColors } from "../support/page-colors.ts";
import { casePage, routesUnder } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// Without a stored choice, so that the banner is open when the page is printed.
test.use({ storageState: { cookies: [], origins: [] } });

const { site } = getContent();
const article = "/blog/devsecops-regulatory-compliance";
const services = routesUnder("/services/");

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await visit(page, path);
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
}

for (const path of ["/services/cloud-governance", casePage, article]) {
  test(`${path} prints its text without navigation, banner and motion`, { tag: "@QUAL-10" }, async ({ page }) => {
    await openForPrint(page, path);
    const hidden = ".site-logo ~ *, .skip-link, .consent-banner, .toast, .reading-progress, nav, search, button, input";
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".site-logo")).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(listMotion)).toEqual([]);
    const footer = page.locator("footer p").filter({ visible: true });
    await expect(footer).toHaveCount(1);
    for (const fact of [site.company, site.address.street, site.phone, site.mail])
      await expect(footer).toContainText(fact);
    // Printers leave backgrounds out, so every text needs contrast with white.
    await page.evaluate(installColors);
    const pale = await page.locator("main *").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest("svg, .sr-only"))
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .filter((element) => window.pageColors.contrast(getComputedStyle(element).color, [255, 255, 255, 1]) < 4.5)
        .map(({ textContent }) => textContent),
    );
    expect(pale).toEqual([]);
  });
}

test("every answer and every result is printed", { tag: ["@QUAL-10", "@FAQ-4", "@SHAR-2"] }, async ({ page }) => {
  for (const [path, selector] of [
    ["/resources/faq", "main article p"],
    ["/services/devsecops", "main details > div"],
    ["/", ".case-band li .text-soft"],
  ] as const) {
    await openForPrint(page, path);
    const heights = await page
      .locator(selector)
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(heights, path).not.toEqual([]);
    expect(Math.min(...heights), path).toBeGreaterThan(10);
  }
});

const squeeze = (text: string) => text.replaceAll(/[\s\u00AD]/g, "");

test("every row of a sample document is on paper", { tag: "@QUAL-10" }, async ({ page }) => {
  const documents = ".specimen, .sheet-band";
  for (const path of services) {
    await visit(page, path);
    const texts = await page.locator(documents).evaluateAll((elements) =>
      elements
        .flatMap((element) => [...element.querySelectorAll("td, th, dd, h4, p")])
        .flatMap((element) => [...element.childNodes])
        .filter(({ nodeType, parentElement }) => nodeType === Node.TEXT_NODE && parentElement?.checkVisibility())
        .map(({ textContent }) => textContent ?? ""),
    );
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
    const printed = squeeze(execFileSync("pdftotext", ["-raw", "-", "-"], { input: pdf, encoding: "utf8" }));
    expect
      .soft(
        texts.filter((text) => !printed.includes(squeeze(text))),
        path,
      )
      .toEqual([]);
  }
  expect(await page.locator(documents).count()).toBeGreaterThan(0);
});

test("external links are printed with their URL, internal links are not", { tag: "@QUAL-10" }, async ({ page }) => {
  await openForPrint(page, article);
  const links = await page
    .locator("main .prose a")
    .evaluateAll((elements) =>
      elements.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const),
    );
  const external = links.filter(([href]) => href.startsWith("https://"));
  expect(external.length).toBeGreaterThan(0);
  expect(links.length).toBeGreaterThan(external.length);
  for (const [href, after] of external) expect(after).toContain(href);
  expect(links.filter(([href, after]) => !href.startsWith("https://") && after !== "none")).toEqual([]);
});

test("a page is printed on few sheets, so none is half empty", { tag: "@QUAL-10" }, async ({ page }) => {
  for (const [path, most] of [
    ["/", 4],
    [casePage, 5],
    ["/services/cloud-governance", 7],
  ] as const) {
    await visit(page, path);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect.soft(pages.length, `pages of ${path}`).toBeLessThanOrEqual(most);
    expect(pages.length).toBeGreaterThan(0);
  }
});
