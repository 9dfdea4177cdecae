import { getContent } from "#site/collections/content.server.ts";

import { copiedText, recordCopies } from "../support/copied-text.ts";
import { category, glossary, isInView, open, search, shown } from "../support/glossary-page.ts";
import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test } from "../support/strict-page.ts";

const { terms, questions } = getContent();

const lettersOf = (some: typeof terms) => [...new Set(some.map(({ term }) => term.charAt(0).toUpperCase()))].toSorted();

test("GLOS-1 GLOS-2 GLOS-3 GLOS-13 GLOS-16 the glossary opens with search and all terms", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical Glossary");
  await expect(search(page)).toHaveAttribute("placeholder", "Search terms...");
  await expect(shown(page)).toHaveCount(terms.length);
  await expect(page.getByRole("search").locator("button[aria-pressed]")).toHaveText([
    "All Categories",
    "Cloud Computing",
    "DevOps",
    "Cloud Security",
    "Container Orchestration",
    "AI & Machine Learning",
    "Software Architecture",
    "Cloud Compliance",
  ]);
  await expect(category(page, "All Categories")).toHaveAttribute("aria-pressed", "true");

  const card = page.locator("article#cicd");
  await expect(card.getByRole("heading", { name: "CI/CD" })).toBeVisible();
  await expect(card.getByText("DevOps", { exact: true }).first()).toBeVisible();
  const targets = await readHrefs(card.getByRole("list", { name: "Related terms" }).getByRole("link"));
  expect(targets.length).toBeGreaterThanOrEqual(2);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
});

test("GLOS-5 GLOS-6 GLOS-7 terms stand under their letters; letters without terms are no links", async ({ page }) => {
  await open(page);
  const bar = page.getByRole("navigation", { name: "Letters" });
  const links = bar.getByRole("link");
  const letters = lettersOf(terms);
  await expect(links).toHaveText(letters);
  await expect(bar.getByRole("listitem")).toHaveCount(26);
  expect(await readHrefs(links)).toEqual(letters.map((letter) => `#section-${letter}`));
  for (const letter of letters) {
    const names = await page.locator(`#section-${letter} h3`).allTextContents();
    expect(names.map((name) => name.charAt(0).toUpperCase())).toEqual(names.map(() => letter));
  }
  await bar.getByRole("link", { name: "S", exact: true }).click();
  await expect.poll(() => isInView(page, "section-S")).toBe(true);
  // The bar stays in sight and covers no heading that it leads to.
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y).toBe((await page.getByRole("banner").boundingBox())?.height);
  await expect.poll(async () => (await page.locator("#section-S").boundingBox())?.y).toBeGreaterThanOrEqual(y + height);

  const [{ category: name }] = terms as [(typeof terms)[number]];
  await category(page, name).click();
  await expect(links).toHaveText(lettersOf(terms.filter((term) => term.category === name)));
});

test("GLOS-8 GLOS-10 search works on every key, with the category, and adds no history", async ({ page }) => {
  await open(page);
  const entries = await page.evaluate(() => history.length);
  await search(page).press("z");
  await expect(shown(page)).not.toHaveCount(terms.length);
  await search(page).fill("azure");
  const all = await shown(page).count();
  await category(page, "Cloud Compliance").click();
  await expect(shown(page)).not.toHaveCount(all);
  await expect(shown(page).getByText("Cloud Compliance", { exact: true })).toHaveCount(await shown(page).count());
  await page.waitForURL("**/resources/glossary?q=azure&category=cloud-compliance");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("GLOS-11 GLOS-12 without a match there is a sentence and a way back", async ({ page }) => {
  await open(page);
  await category(page, "DevOps").click();
  await search(page).fill("no such thing");
  await expect(page.getByText("No terms found matching your search criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await search(page).fill("no such thing");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search(page)).toHaveValue("");
  // The button is gone, the focus is not.
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${terms.length} terms` })).toBeVisible();
  await expect(category(page, "All Categories")).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(terms.length);
});

test("GLOS-8 on a phone typing shows what it finds, and the search is never far", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const address of [glossary, "/resources/faq"]) {
    await open(page, address);
    await search(page).press("k");
    const first = page.locator("main article:visible").first();
    await expect(first).toBeInViewport();
    await expect(search(page)).toBeInViewport();
    await search(page).fill("");
    await page.evaluate(() => scrollTo({ top: 20_000, behavior: "instant" }));
    // In the window is not enough: nothing may lie over it.
    await search(page).click();
    await search(page).pressSequentially("azure");
    await expect(first).toBeInViewport();
  }
});

test("GLOS-17 GLOS-18 copying writes the address of the term and says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  await open(page);
  await page.getByRole("button", { name: "Copy the link to this term: Zero Trust" }).click();
  const toast = page.locator(".toast output");
  await expect(toast).toContainText("Link copied");
  await expect(toast).toContainText('Direct link to "Zero Trust" copied to clipboard');
  expect(await copiedText(page)).toBe(`${baseURL}${glossary}#zero-trust`);
});

test("GLOS-19 a clipboard that refuses changes nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: () => {
          setTimeout(() => Object.assign(window, { wasRefused: true }));
          return Promise.reject(new Error("no"));
        },
      },
    });
  });
  await open(page);
  await page.getByRole("button", { name: "Copy the link to this term: Zero Trust" }).click();
  await page.waitForFunction(() => "wasRefused" in window);
  await expect(page.locator(".toast output")).toBeEmpty();
});

test("terms and questions are also there as data", async ({ request }) => {
  const read = async (file: string) => JSON.stringify(await (await request.get(file)).json());
  const glossaryFile = await read("/glossary.json");
  for (const { term, slug } of terms) {
    expect(glossaryFile).toContain(JSON.stringify(term));
    expect(glossaryFile).toContain(`"id":${JSON.stringify(slug)}`);
    expect(glossaryFile).toContain(`${glossary}#${slug}"`);
  }
  const faqFile = await read("/faq.json");
  for (const { question } of questions.flatMap(({ items }) => items)) {
    expect(faqFile).toContain(JSON.stringify(question));
  }
});
