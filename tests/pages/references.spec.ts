import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");

test("REFS-1 REFS-2 the page has its headline and intro", async ({ page }) => {
  await page.goto("/company/references");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Client Success Stories");
  const intro = page.locator(".page-head-layout p");
  await expect(intro).toContainText("European organizations");
  await expect(intro).toContainText("transform their IT infrastructure");
  await expect(intro).toContainText("secure cloud solutions");
  await expect(intro).toContainText("modern technologies");
});

test("REFS-3 the cards stand in 1, 2 and 3 columns", async ({ page }) => {
  await page.goto("/company/references");
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator(".case-cards > li")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(cases.length);
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test("REFS-4 REFS-11 each card shows all its fields, its tags as lists with headings", async ({ page }) => {
  await page.goto("/company/references");
  for (const card of await page.locator(".case-cards > li").all()) {
    await expect(card.locator("svg.iso")).toBeVisible();
    await expect(card.getByRole("heading", { level: 2 })).not.toBeEmpty();
    await expect(card.locator("dt")).toHaveText(["Industry", "Size", "Revenue"]);
    for (const value of await card.locator("dd").allInnerTexts()) expect(value).not.toBe("");
    await expect(card.locator("p").nth(0)).not.toBeEmpty();
    await expect(card.locator("p").nth(1)).not.toBeEmpty();
    for (const heading of ["Services Provided", "Technologies Used"]) {
      const tags = card.locator("div", { has: page.getByRole("heading", { level: 3, name: heading }) }).last();
      expect(await tags.getByRole("listitem").count(), heading).toBeGreaterThanOrEqual(1);
    }
  }
});

test("REFS-5 'View Reference' leads to the story, on all cards", async ({ page }) => {
  await page.goto("/company/references");
  await hydrated(page);
  const buttons = page.getByRole("link", { name: /^View Reference/ });
  const targets = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.toSorted()).toEqual(cases.toSorted());
  await buttons.first().click();
  await expect(page.getByRole("link", { name: "Back to References" })).toBeVisible();
});

test("REFS-11 cards of a row are equally high, with their buttons on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/company/references");
  const rows = await page.locator(".case-cards > li").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const button = card.querySelector("a")?.getBoundingClientRect().bottom ?? 0;
      return { top: Math.round(top), height: Math.round(height), button: Math.round(button) };
    }),
  );
  for (const row of rows) {
    const neighbours = rows.filter(({ top }) => top === row.top);
    expect(new Set(neighbours.map(({ height }) => height)).size).toBe(1);
    expect(new Set(neighbours.map(({ button }) => button)).size).toBe(1);
  }
});

test("REFS-8 REFS-9 the testimonial has mark, quote, author, position and picture, the phrase in bold", async ({
  page,
}) => {
  await page.goto("/company/references");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "What Our Customers Say" }) });
  await expect(section.locator("figure")).toHaveCount(1);
  await expect(section.locator(".word-mark")).not.toBeEmpty();
  const phrase = section.locator("blockquote strong");
  await expect(phrase).toHaveText("DevOps as a Service");
  expect(Number(await phrase.evaluate((element) => getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(600);
  await expect(section.locator("figcaption strong")).not.toBeEmpty();
  await expect(section.locator("figcaption")).toContainText(",");
  await expect(section.getByRole("img")).toBeVisible();
});

test("REFS-10 the page closes with its call", async ({ page }) => {
  await page.goto("/company/references");
  const call = page.locator("main section").last();
  await expect(call.getByRole("heading")).toHaveText("Ready to become our next success story?");
  await expect(call.getByRole("link", { name: "Contact Us Today" })).toHaveAttribute("href", "/contact");
});

test("REFS-5 the whole card leads to its story", async ({ page }) => {
  for (const [place, width] of [
    [0, 1280],
    [4, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/company/references");
    await hydrated(page);
    const card = page.locator(".case-cards > li").nth(place);
    await expect(card.locator("a, button")).toHaveCount(1);
    const href = (await card.getByRole("link").getAttribute("href")) ?? "";
    // The link lies above it.
    await card.getByRole("heading", { level: 2 }).click({ force: true });
    await expect(page).toHaveURL(href);
  }
});
