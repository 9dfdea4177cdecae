import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { articles, terms, questions } = getContent();

const search = (page: Page) => page.getByRole("searchbox");
const chips = (page: Page) => page.getByRole("search").locator("button[aria-pressed]");
const category = (page: Page, name: string) => chips(page).and(page.getByRole("button", { name, exact: true }));

type Entry = { name: string; text: string; categories: string[] };

const lists = [
  {
    categoryTags: ["@GLOS-4", "@GLOS-27"],
    searchTags: ["@GLOS-8", "@GLOS-10", "@GLOS-11", "@GLOS-12"],
    path: "/resources/glossary",
    names: ".term-card h3",
    noun: "term",
    noMatch: "No terms found matching your search criteria.",
    entries: terms.map(({ term, definition, category: only }) => ({
      name: term,
      text: definition,
      categories: [only],
    })),
  },
  {
    categoryTags: ["@FAQ-5", "@FAQ-13"],
    searchTags: ["@FAQ-6", "@FAQ-7", "@FAQ-8"],
    path: "/resources/faq",
    names: "main article summary",
    noun: "question",
    noMatch: "No FAQ items found matching your search criteria.",
    entries: questions.flatMap(({ label, items }) =>
      items.map(({ question, answer }) => ({ name: question, text: answer, categories: [label] })),
    ),
  },
  {
    categoryTags: ["@BLOG-3", "@BLOG-4"],
    searchTags: ["@BLOG-3"],
    path: "/resources/blog",
    names: ".article-title",
    noun: "article",
    noMatch: "No articles found matching your search criteria.",
    entries: articles.map(({ title, excerpt, category: first, topics }) => ({
      name: title,
      text: excerpt,
      categories: [first, ...topics],
    })),
  },
];

for (const { categoryTags, searchTags, path, names, noun, noMatch, entries } of lists) {
  const expectEntries = async (page: Page, expected: Entry[]) => {
    await expect(page.locator(names).filter({ visible: true })).toHaveText(expected.map(({ name }) => name));
    const count = `${expected.length} ${noun}${expected.length === 1 ? "" : "s"}`;
    await expect(page.getByRole("status").filter({ hasText: noun })).toHaveText(count);
  };

  test(`a category of ${path} shows its entries only`, { tag: categoryTags }, async ({ page }) => {
    await visit(page, path);
    const [all = "", ...categories] = await chips(page).allTextContents();
    expect(categories.length).toBeGreaterThanOrEqual(6);
    for (const name of categories) {
      await category(page, name).click();
      await expect(chips(page).and(page.getByRole("button", { pressed: true }))).toHaveText([name]);
      const inCategory = entries.filter((entry) => entry.categories.includes(name));
      expect(inCategory, name).not.toEqual([]);
      await expectEntries(page, inCategory);
    }
    await category(page, all).click();
    await expectEntries(page, entries);
  });

  test(`a search of ${path} combines with a category`, { tag: searchTags }, async ({ page }) => {
    await visit(page, path);
    const historyLength = await page.evaluate(() => history.length);
    await search(page).fill("WHAT");
    const found = entries.filter(({ name, text }) => /what/i.test(`${name} ${text}`));
    await expectEntries(page, found);
    const both = found.filter((entry) => entry.categories.includes(found[0]?.categories[0] ?? ""));
    expect(both.length, "matches in one category").toBeLessThan(found.length);
    await category(page, found[0]?.categories[0] ?? "").click();
    await expectEntries(page, both);
    await page.waitForURL(/\?q=WHAT&category=[\w-]+$/);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);

    await search(page).fill("no such thing");
    await expect(page.getByText(noMatch)).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(search(page)).toBeFocused();
    await expect(chips(page).first()).toHaveAttribute("aria-pressed", "true");
    await expectEntries(page, entries);
  });
}

test("letters and groups without matches are not offered", { tag: ["@GLOS-7", "@FAQ-6"] }, async ({ page }) => {
  await visit(page, "/resources/glossary");
  await search(page).fill("terraform");
  const links = page.getByRole("navigation", { name: "Letters" }).getByRole("link");
  const shownLetters = page.locator(".term-letter").filter({ visible: true });
  await expect(links).not.toHaveCount(0);
  await expect(links).toHaveText(await shownLetters.allTextContents());
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();

  await visit(page, "/resources/faq");
  await search(page).fill("TERRAFORM OR BICEP");
  await expect(page.locator(".question-group > h2").filter({ visible: true })).toHaveText(["DevOps & Development"]);
});

test("the first match is featured, others in two columns", { tag: ["@BLOG-3", "@BLOG-5"] }, async ({ page }) => {
  await visit(page, "/resources/blog");
  const more = page.locator("section", { has: page.getByRole("heading", { name: "More Articles" }) });
  const lefts = await more
    .locator(".article-cards > li")
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  const last = articles.at(-1);
  await search(page).fill(last?.title ?? "");
  await expect(more).toHaveCount(0);
  const featured = page.locator(".list-results .article-cards a");
  await expect(featured).toHaveAttribute("href", articlePath(last?.slug ?? ""));
});

test("on a phone, search results are in view while typing", { tag: "@GLOS-8" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const firstResult = page.locator("main article:visible").first();
  for (const path of ["/resources/glossary", "/resources/faq"]) {
    await visit(page, path);
    await search(page).press("k");
    await expect(firstResult).toBeInViewport();
    await expect(search(page)).toBeInViewport();
    await search(page).fill("");
    await page.evaluate(() => scrollTo({ top: 20_000, behavior: "instant" }));
    // A click fails if another element covers the field.
    await search(page).click();
    await search(page).pressSequentially("azure");
    await expect(firstResult).toBeInViewport();
  }
});
