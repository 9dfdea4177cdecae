import { getContent } from "#site/collections/content.server.ts";
import type { Page } from "@playwright/test";

import { expect, test, visit } from "../support/strict-page.ts";

const { questions, pages } = getContent();
const questionCount = questions.flatMap(({ items }) => items).length;

const shown = (page: Page) => page.locator("main article:visible");
const answers = (page: Page) => page.locator("main article p:visible");
const search = (page: Page) => page.getByRole("searchbox");
const category = (page: Page, name: string) => page.getByRole("search").getByRole("button", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await visit(page, "/resources/faq");
});

test("FAQ-1 FAQ-2 FAQ-9 FAQ-13 the page has its title, search, categories and call", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole("search").locator("button[aria-pressed]")).toHaveText([
    "All",
    "AI & Machine Learning",
    "Cloud & Infrastructure",
    "DevOps & Development",
    "Governance & Security",
    "Microsoft Technologies",
    "Digital Transformation & Modernization",
  ]);
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  const call = page.getByRole("main").getByRole("link", { name: "Get Expert Consultation" });
  await expect(call).toHaveAttribute("href", "/contact");
});

test("FAQ-3 FAQ-4 FAQ-11 closed cards are grouped, each an anchor that opens its answer", async ({ page }) => {
  const counts = await page
    .locator("main section > section, main section section")
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll("article[id^=faq-]").length));
  expect(counts).toEqual(questions.map(({ items }) => items.length));
  await expect(shown(page)).toHaveCount(questionCount);
  await expect(answers(page)).toHaveCount(0);
  await page.goto("/resources/faq#faq-azure");
  await expect(page.locator("#faq-azure p")).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.locator("#faq-azure")).toBeInViewport();
  await expect(page.locator("#faq-azure")).toBeFocused();
});

test("FAQ-5 FAQ-13 a category shows its group only, and says how many questions are left", async ({ page }) => {
  const { label, items } = questions[3] ?? { label: "", items: [] };
  await category(page, label).click();
  await expect(category(page, label)).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(items.length);
  await expect(page.locator("main h2:visible").first()).toHaveText(label);
  await expect(page.getByRole("status").filter({ hasText: "questions" })).toHaveText(`${items.length} questions`);
  await category(page, "All").click();
  await expect(shown(page)).toHaveCount(questionCount);
});

test("FAQ-6 FAQ-7 FAQ-8 search and category combine; without a match there is a way back", async ({ page }) => {
  await search(page).fill("TERRAFORM OR BICEP");
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator("main section > h2:visible, main section section h2:visible")).toHaveText([
    "DevOps & Development",
  ]);
  await search(page).fill("works council");
  expect(await shown(page).count()).toBeGreaterThan(0);
  await search(page).fill("azure");
  const all = await shown(page).count();
  await category(page, "Microsoft Technologies").click();
  const both = await shown(page).count();
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(all);

  await search(page).fill("no such thing");
  await expect(page.getByText("No FAQ items found matching your search criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search(page)).toBeFocused();
  await expect(shown(page)).toHaveCount(questionCount);
});

test("FAQ-4 a click opens an answer next to others, and one button shows or hides all", async ({ page }) => {
  const [first, second] = [page.locator("main summary").first(), page.locator("main summary").nth(1)];
  await first.click();
  await second.press("Enter");
  await expect(answers(page)).toHaveCount(2);
  await first.click();
  await expect(answers(page)).toHaveCount(1);
  const all = page.getByRole("button", { name: pages.faq.allAnswers });
  await all.click();
  await expect(answers(page)).toHaveCount(questionCount);
  await all.click();
  await expect(answers(page)).toHaveCount(0);
});

test("FAQ-4 FAQ-6 search opens what it finds, and leaves the page as it was", async ({ page }) => {
  await page.locator("#faq-azure summary").click();
  await search(page).fill("terraform");
  await expect(answers(page)).toHaveCount(await shown(page).count());
  await page.getByRole("button", { name: pages.faq.allAnswers }).click();
  await expect(answers(page)).toHaveCount(0);
  await search(page).fill("");
  await expect(shown(page)).toHaveCount(questionCount);
  await expect(answers(page)).toHaveCount(1);
  await expect(page.locator("#faq-azure p")).toBeVisible();
});

test("FAQ-4 the browser's own search finds closed answers and opens them", async ({ page }) => {
  const { id, answer } = questions[2]?.items[3] ?? { id: "", answer: "" };
  const words = answer.split(/\s+/).slice(2, 7).join(" ");
  await page.goto("about:blank");
  await page.goto(`/resources/faq#:~:text=${encodeURIComponent(words)}`);
  await expect(page.locator(`#${id} p`)).toBeVisible();
  await expect(page.locator(`#${id} p`)).toBeInViewport();
});
