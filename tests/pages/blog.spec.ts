import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { articlePath } from "#site/paths.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { articles, site } = getContent();
const isAbout = (topic: string) => (article: (typeof articles)[number]) =>
  [article.category, ...article.topics].some((name) => name === topic);
const linksOf = (some: typeof articles) => some.map(({ slug }) => articlePath(slug));

const cards = (page: Page) => page.locator("main .article-cards > li");
const hrefs = (page: Page) => readHrefs(cards(page).getByRole("link"));
const chip = (page: Page, name: string) => page.getByRole("search").getByRole("button", { name, exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search the articles" });

test.beforeEach(async ({ page }) => {
  await visit(page, "/resources/blog");
});

test("BLOG-1 BLOG-2 BLOG-4 BLOG-5 BLOG-6 BLOG-7 the page shows its articles and controls", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog & Insights");
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole("search").locator("button[aria-pressed]")).toHaveText([
    "All Categories",
    "AI Development",
    "Sovereign Cloud",
    "DevSecOps",
    "Compliance",
    "Azure",
    "Best Practices",
  ]);
  await expect(chip(page, "All Categories")).toHaveAttribute("aria-pressed", "true");
  expect(await hrefs(page)).toEqual(linksOf(articles));
  const more = page.locator("section", { has: page.getByRole("heading", { name: "More Articles" }) });
  const lefts = await more
    .locator(".article-cards > li")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  for (const card of await cards(page).all()) {
    await expect(card.locator("svg.article-cover path").first()).toBeVisible();
    await expect(card.locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
    await expect(card.getByText(/\d+ min read/)).toBeVisible();
    await expect(card.locator("p").last()).not.toBeEmpty();
  }
  const newsletter = page.getByRole("main").getByRole("link", { name: /Subscribe to the newsletter/ });
  await expect(newsletter).toHaveAttribute("target", "_blank");
  await expect(newsletter).toHaveAttribute("href", site.externals["newsletter"] ?? "");
});

test("BLOG-3 BLOG-4 search and chips filter, the first match is featured, the count is said", async ({ page }) => {
  const last = articles.at(-1);
  await search(page).fill(last?.title.toUpperCase() ?? "");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "article" })).toHaveText("1 article");
  await expect(page.getByRole("heading", { name: "More Articles" })).toHaveCount(0);
  await expect(page.locator("main section").first().getByRole("link")).toHaveAttribute(
    "href",
    articlePath(last?.slug ?? ""),
  );
  await search(page).fill("");
  await chip(page, "DevSecOps").click();
  await expect(chip(page, "DevSecOps")).toHaveAttribute("aria-pressed", "true");
  expect(await hrefs(page)).toEqual(linksOf(articles.filter(isAbout("DevSecOps"))));

  await search(page).fill("no such thing");
  await expect(page.getByText("No articles found matching your search criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(cards(page)).toHaveCount(articles.length);
});

test("BLOG-3 no chip is empty: it finds articles by category or further topic", async ({ page }) => {
  const [, ...topics] = await page.getByRole("search").locator("button[aria-pressed]").allTextContents();
  for (const topic of topics) {
    await chip(page, topic).click();
    await expect(page.getByRole("search").getByRole("button", { pressed: true })).toHaveText([topic]);
    const found = articles.filter(isAbout(topic));
    expect(found, topic).not.toEqual([]);
    expect(await hrefs(page), topic).toEqual(linksOf(found));
  }
});

test("the feed is linked from the blog and its articles, well-formed, and has every article", async ({
  page,
  request,
}) => {
  const response = await request.get("/feed.xml");
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const entries = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return [...parsed.querySelectorAll("feed > entry")].map((entry) => [
        entry.querySelector("link")?.getAttribute("href"),
        ...["id", "updated", "title", "name", "summary"].map((name) => entry.querySelector(name)?.textContent),
      ]);
    },
    await response.text(),
  );
  expect(entries.map(([link, id, updated]) => [link, id, updated])).toEqual(
    articles.map(({ slug, date, revised }) => {
      const url = site.origin + articlePath(slug);
      return [url, url, `${revised ?? date}T00:00:00Z`];
    }),
  );
  expect(entries.flat().filter((field) => !field)).toEqual([]);
  for (const path of ["/resources/blog", articlePath(articles[0]?.slug ?? "")]) {
    await page.goto(path);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute("href", "/feed.xml");
  }
});
