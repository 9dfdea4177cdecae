import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");

test("REFS-1 REFS-2 REFS-8 REFS-9 REFS-10 the page has headline, intro, testimonial and call", async ({ page }) => {
  await page.goto("/company/references");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Client Success Stories");
  for (const words of [
    "European organizations",
    "transform their IT infrastructure",
    "secure cloud solutions",
    "modern technologies",
  ])
    await expect(page.locator(".page-head-layout p")).toContainText(words);

  const section = page.locator("section", { has: page.getByRole("heading", { name: "What Our Customers Say" }) });
  await expect(section.locator("figure")).toHaveCount(1);
  await expect(section.locator(".word-mark")).not.toBeEmpty();
  const phrase = section.locator("blockquote strong");
  await expect(phrase).toHaveText("DevOps as a Service");
  expect(Number(await phrase.evaluate((element) => getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(600);
  await expect(section.locator("figcaption strong")).not.toBeEmpty();
  await expect(section.locator("figcaption")).toContainText(",");
  await expect(section.getByRole("img")).toBeVisible();

  const call = page.locator("main section").last();
  await expect(call.getByRole("heading")).toHaveText("Ready to become our next success story?");
  await expect(call.getByRole("link", { name: "Contact Us Today" })).toHaveAttribute("href", "/contact");
});

test("REFS-3 REFS-4 REFS-11 cards have all fields, 1, 2 and 3 columns and even rows", async ({ page }) => {
  await page.goto("/company/references");
  const cards = page.locator(".case-cards > li");
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((elements) =>
      elements.map((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        const places = ["dl", "h3", "h3:last-of-type", "a"].map((part) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0),
        );
        return { left: Math.round(left), top: Math.round(top), even: [Math.round(height), ...places].join() };
      }),
    );
    expect(boxes).toHaveLength(cases.length);
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
    for (const row of Map.groupBy(boxes, ({ top }) => top).values()) {
      expect(new Set(row.map(({ even }) => even)).size, `${width} px`).toBe(1);
    }
  }
  for (const card of await cards.all()) {
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

test("REFS-5 'View Reference' is on all cards, and the complete card leads to its case", async ({ page }) => {
  await visit(page, "/company/references");
  const links = page.getByRole("link", { name: /^View Reference/ });
  expect((await readHrefs(links)).toSorted()).toEqual(cases.toSorted());
  const card = page.locator(".case-cards > li").first();
  const href = (await card.getByRole("link").getAttribute("href")) ?? "";
  await card.locator("p").nth(1).click({ force: true });
  await expect(page).toHaveURL(href);
});
