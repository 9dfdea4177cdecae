import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { articlePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { articles, terms, questions, pages } = getContent();

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
    count: pages.glossary.count,
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
    count: pages.faq.count,
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
    count: pages.blog.count,
    noMatch: "No articles found matching your search criteria.",
    entries: articles.map(({ title, excerpt, category: first, topics }) => ({
      name: title,
      text: `${excerpt} ${first}`,
      categories: [first, ...topics],
    })),
  },
];

const listMatches = (entries: readonly Entry[], query: string) =>
  entries.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(query.toLowerCase()));

const inCategoryOfFirst = (entries: readonly Entry[]) =>
  entries.filter((entry) => entry.categories.includes(entries[0]?.categories[0] ?? ""));

/** Returns a word that some of the entries contain, not all of them in the same category. */
const findSharedWord = (entries: readonly Entry[]): string | undefined =>
  entries
    .flatMap(({ name, text }) => `${name} ${text}`.match(/\b[a-z]{4,}\b/gi) ?? [])
    .find((word) => {
      const found = listMatches(entries, word);
      return found.length < entries.length && inCategoryOfFirst(found).length < found.length;
    });

for (const { categoryTags, searchTags, path, names, count, noMatch, entries } of lists) {
  const expectEntries = async (page: Page, expected: Entry[]) => {
    await expect(page.locator(names).filter({ visible: true })).toHaveText(expected.map(({ name }) => name));
    const shown = `${expected.length} ${expected.length === 1 ? count.one : count.many}`;
    await expect(page.getByRole("search").getByRole("status")).toHaveText(shown);
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
    const word = findSharedWord(entries)?.toUpperCase() ?? "";
    expect(word, "a word in entries of several categories").not.toBe("");
    await search(page).fill(word);
    const found = listMatches(entries, word);
    await expectEntries(page, found);
    await category(page, found[0]?.categories[0] ?? "").click();
    await expectEntries(page, inCategoryOfFirst(found));
    await page.waitForURL(new RegExp(`\\?q=${word}&category=[\\w-]+$`));
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
  const links = page.getByRole("navigation", { name: pages.glossary.alphabet }).getByRole("link");
  const all = await links.count();
  await search(page).fill(terms[0]?.term ?? "");
  const shownLetters = page.locator(".term-letter").filter({ visible: true });
  await expect(links).not.toHaveCount(all);
  await expect(links).toHaveText(await shownLetters.allTextContents());
  await page.getByRole("button", { name: pages.glossary.search.clear }).click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();

  await visit(page, "/resources/faq");
  const last = questions.at(-1);
  await search(page).fill(last?.items[0]?.question.toUpperCase() ?? "");
  await expect(page.locator(".question-group > h2").filter({ visible: true })).toHaveText([last?.label ?? ""]);
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
  await expect(more).toBeHidden();
  const featured = page.locator(".list-results .article-cards a");
  await expect(featured).toHaveAttribute("href", articlePath(last?.slug ?? ""));
});

test("on a phone, search results are in view while typing", { tag: "@GLOS-8" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const firstResult = page.locator("main article:visible").first();
  for (const [path, name = ""] of [
    ["/resources/glossary", terms.at(-1)?.term],
    ["/resources/faq", questions.at(-1)?.items[0]?.question],
  ] as const) {
    await visit(page, path);
    await search(page).press(name.charAt(0));
    await expect(firstResult).toBeInViewport();
    await expect(search(page)).toBeInViewport();
    await search(page).fill("");
    await page.evaluate(() => scrollTo({ top: 20_000, behavior: "instant" }));
    // A click fails if another element covers the field.
    await search(page).click();
    await search(page).pressSequentially(name.slice(0, 5));
    await expect(firstResult).toBeInViewport();
  }
});
