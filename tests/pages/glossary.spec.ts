import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { pagePath } from "#site/paths.ts";
import { slugify } from "#site/slugify.ts";

import { copiedText, recordCopies } from "../support/copied-text.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { terms, pages } = getContent();
const glossary = pagePath("glossary");
const shown = (page: Page) => page.locator(".term-card:visible");
const search = (page: Page) => page.getByRole("searchbox");

/** Returns whether the entry is in the viewport, below the header. */
const isInView = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 60 && top < innerHeight;
  });

const open = (page: Page, path = glossary) => visit(page, path);
const copyButton = (page: Page) => page.getByRole("button", { name: `${pages.glossary.copy}: Zero Trust` });
const toast = (page: Page) => page.locator(".toast output");

test("the copy button copies the term's URL", { tag: ["@GLOS-17", "@GLOS-18"] }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  await open(page);
  await copyButton(page).click();
  await expect(toast(page)).toContainText("Link copied");
  await expect(toast(page)).toContainText("Direct link to “Zero Trust” copied to clipboard");
  expect(await copiedText(page)).toBe(`${baseURL}${glossary}#zero-trust`);
});

test("shows no confirmation when copying fails", { tag: "@GLOS-19" }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => {
      setTimeout(() => Object.assign(window, { wasRefused: true }));
      return Promise.reject(new Error("no"));
    };
  });
  await open(page);
  await copyButton(page).click();
  await page.waitForFunction(() => "wasRefused" in window);
  await expect(toast(page)).toBeEmpty();
});

test("a letter scrolls to its terms, below the bar of letters", { tag: "@GLOS-6" }, async ({ page }) => {
  await open(page);
  const bar = page.getByRole("navigation", { name: pages.glossary.alphabet });
  await bar.getByRole("link", { name: "S", exact: true }).click();
  await expect.poll(() => isInView(page, "section-S")).toBe(true);
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y).toBe((await page.getByRole("banner").boundingBox())?.height);
  await expect.poll(async () => (await page.locator("#section-S").boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});

/** Returns the distance in px between an entry and the position that a jump has to reach. */
const distance = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(element);
    const target = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    return Math.abs(element.getBoundingClientRect().top - target);
  });

for (const width of [390, 1280]) {
  test(`at ${width} px a reload keeps the term that is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const id = terms.at(-20)?.slug ?? "";
    const readTop = () => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await expect(async () => {
      await page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      expect(Math.abs(await readTop())).toBeLessThan(400);
    }).toPass();
    const before = await readTop();
    await page.reload();
    await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(40);
  });
}

/** Clicks the last link to a term, without scrolling to the link, and returns the term's id. */
const clickTermLink = (page: Page) =>
  page
    .locator("main .term-link")
    .last()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      return link.hash.slice(1);
    });

test("a URL with a term focuses and highlights it briefly", { tag: ["@GLOS-20", "@GLOS-24"] }, async ({ page }) => {
  await open(page, `${glossary}#terraform`);
  const card = page.locator("#terraform");
  await expect(card).toBeFocused();
  await expect.poll(() => isInView(page, "terraform")).toBe(true);
  expect(await card.evaluate((term) => term.getAnimations().length), "highlights").toBe(1);
  await expect.poll(() => card.evaluate((term) => term.getAnimations().length)).toBe(0);
});

for (const width of [390, 1280]) {
  test(`at ${width} px a jump ends at its term`, { tag: ["@GLOS-21", "@GLOS-22", "@ROUT-11"] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${glossary}#zero-trust`);
    await expect(page.locator("#zero-trust")).toBeFocused();
    await expect.poll(() => distance(page, "zero-trust"), "by URL").toBeLessThan(8);

    for (const path of [glossary, "/services/devsecops"]) {
      await open(page, path);
      const id = await clickTermLink(page);
      await page.waitForURL(`**${glossary}#${id}`);
      await expect.poll(() => distance(page, id), id).toBeLessThan(8);
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    }
  });
}

test("an unknown or malformed hash leaves the page at its top", { tag: "@GLOS-25" }, async ({ page }) => {
  for (const hash of ["#nowhere", "#%E0%A4%A", "#"]) {
    await open(page, glossary + hash);
    expect(await page.evaluate(() => scrollY), hash).toBe(0);
  }
});

test("a jump within the glossary is smooth", { tag: "@GLOS-21" }, async ({ page }) => {
  await open(page);
  const id = await clickTermLink(page);
  await page.waitForFunction(() => scrollY > 300);
  expect(await distance(page, id), "pixels left to the term").toBeGreaterThan(1000);
  await expect.poll(() => distance(page, id)).toBeLessThan(8);
});

test("a term on another page is stored, opened in the glossary and removed", { tag: "@GLOS-22" }, async ({ page }) => {
  await visit(page, "/services/devsecops");
  const link = page.locator("main .term-link").first();
  const slug = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  const stored = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        // Runs after the page's listeners and before the glossary removes the entry.
        addEventListener("click", () => resolve(sessionStorage.getItem("glossaryTarget")), { once: true });
      }),
  );
  await link.click();
  expect(await stored).toBe(slug);
  await page.waitForURL(`**${glossary}#${slug}`);
  await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem("glossaryTarget"))).toBeNull();
});

test("a stored term is opened when the glossary is loaded as a document", { tag: "@GLOS-22" }, async ({ page }) => {
  // Its script deletes a stored term, too.
  await visit(page, "/contact");
  await page.evaluate(() => sessionStorage.setItem("glossaryTarget", "terraform"));
  await page.goto(glossary);
  await expect.poll(() => isInView(page, "terraform")).toBe(true);
});

test("a jump to a term that the filter hides clears the filter", { tag: "@GLOS-23" }, async ({ page }) => {
  const [first] = terms;
  const category = slugify(first?.category ?? "");
  await open(page, `${glossary}?${new URLSearchParams({ q: first?.definition.slice(0, 60) ?? "", category })}`);
  await expect(shown(page)).toHaveCount(1);
  await shown(page).getByRole("list", { name: pages.glossary.related }).getByRole("link").first().click();
  await expect(search(page)).toHaveValue("");
  await expect(shown(page)).toHaveCount(terms.length);

  const hidden = terms.find((term) => term.category !== first?.category)?.slug;
  await open(page, `${glossary}?category=${category}#${hidden}`);
  await expect(page.locator(`[id="${hidden}"]`)).toBeFocused();
  const all = page.getByRole("search").getByRole("button", { name: "All Categories" });
  await expect(all).toHaveAttribute("aria-pressed", "true");
});
