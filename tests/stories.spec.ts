import { expect, hydrated, test } from "./quiet-page.ts";
import { routesUnder } from "./route-table.ts";

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

test("REFS-3 five cards stand in 1, 2 and 3 columns", async ({ page }) => {
  await page.goto("/company/references");
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator(".story-cards > li")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(5);
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test("REFS-4 REFS-11 each card shows all its fields, its tags as lists with headings", async ({ page }) => {
  await page.goto("/company/references");
  for (const card of await page.locator(".story-cards > li").all()) {
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

test("REFS-5 'View Reference' leads to the story, on all five cards", async ({ page }) => {
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
  const rows = await page.locator(".story-cards > li").evaluateAll((cards) =>
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

test("CASE-1 the hero takes 60 % of the window, and at least 400 px", async ({ page }) => {
  for (const route of cases) {
    await page.goto(route);
    for (const [width, height, expected] of [
      [390, 844, 506.4],
      [768, 1024, 614.4],
      [1280, 800, 480],
      [1440, 600, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hero = page.locator(".case-hero");
      await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(hero.locator("p")).toBeVisible();
      const box = await hero.boundingBox();
      expect(box?.height, `${route} at ${width} by ${height}`).toBeCloseTo(expected, 0);
      const drawing = await hero.locator("svg.case-drawing").boundingBox();
      expect(drawing?.height, `drawing of ${route} at ${width}`).toBeGreaterThan(60);
    }
  }
});

const facts = {
  "azure-data-factory-logistics": ["Logistics", "2024", "220 employees", "n.a. confidential"],
  "azure-infrastructure-automation": ["Management consulting", "2024", "2,750 employees", "about 870M euro (2022)"],
  "cybersecurity-development-support": ["Cybersecurity", "2023", "1,250 employees", "about 2.2B euro (2022)"],
  "devops-insurance-sector": ["Insurance", "2024", "5,000 employees", "about 2.42B euro"],
  "sharepoint-migration-tuv": ["Testing and inspection", "2024", "26,000 employees", "about 2.9B euro (2022)"],
};
const covers: Record<keyof typeof facts, { id: string; subjects: RegExp[] }> = {
  "azure-data-factory-logistics": { id: "CASE-4", subjects: [/Azure Data Factory/] },
  "azure-infrastructure-automation": {
    id: "CASE-5",
    subjects: [/subscription/i, /automat/i, /self-service portal/i, /privileged identity management/i],
  },
  "cybersecurity-development-support": {
    id: "CASE-6",
    subjects: [/key vault/i, /code[- ]quality/i, /security scanning/i, /CI\/CD/, /API middleware/i, /ERP/],
  },
  "devops-insurance-sector": { id: "CASE-7", subjects: [/tool evaluation/i, /train/i] },
  "sharepoint-migration-tuv": {
    id: "CASE-8",
    subjects: [/about 60 areas/i, /over 3,600 subpages/i, /access rights/i, /tool for managing user groups/i],
  },
};

for (const slug of Object.keys(facts) as (keyof typeof facts)[]) {
  test(`${covers[slug].id} CASE-3 ${slug} shows its facts and covers its subjects`, async ({ page }) => {
    await page.goto(`/references/${slug}`);
    await expect(page.locator("main dt")).toHaveText(["Industry", "Implementation", "Company Size", "Revenue"]);
    await expect(page.locator("main dd")).toHaveText(facts[slug]);
    const text = await page.locator("main").innerText();
    for (const subject of covers[slug].subjects) expect(text).toMatch(subject);
  });
}

const order = [
  "Summary",
  "What the client gained",
  "Why this project",
  "What we did",
  "Where the work was",
  "The order of the work",
  "What is hard about it",
  "Results",
  "Tech stack",
];

test("CASE-2 CASE-9 CASE-10 each case leads back, keeps the order of sections and ends with its call", async ({
  page,
}) => {
  for (const route of cases) {
    await page.goto(route);
    await expect(page.getByRole("link", { name: "Back to References" })).toHaveAttribute("href", "/company/references");
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.slice(0, -1), route).toEqual(order.filter((heading) => headings.includes(heading)));
    for (const needed of ["Summary", "Why this project", "What we did", "Results", "Tech stack"]) {
      expect(headings, route).toContain(needed);
    }
    const stack = page.locator("section", { has: page.getByRole("heading", { name: "Tech stack" }) });
    expect(await stack.getByRole("heading", { level: 3 }).count(), route).toBeGreaterThanOrEqual(2);
    expect(await stack.getByRole("listitem").count(), route).toBeGreaterThanOrEqual(6);
    await expect(page.locator("main section").last().getByRole("link", { name: "Start Your Project" })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});

test("CASE-9 the timeline stands on a line: across on large screens, down on small ones", async ({ page }) => {
  await page.goto(cases[0] ?? "");
  const places = () =>
    page.locator(".timeline-block").evaluateAll((blocks) =>
      blocks.map((block) => {
        const { left, top } = block.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  const across = await places();
  expect(across.length).toBeGreaterThanOrEqual(4);
  expect(new Set(across.map(({ top }) => top)).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(new Set((await places()).map(({ left }) => left)).size).toBe(1);
});

test("CASE-11 card and page show the same facts", async ({ page }) => {
  await page.goto("/company/references");
  const cards = await page.locator(".story-cards > li").evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.querySelector("a")?.getAttribute("href") ?? "",
      facts: [...element.querySelectorAll("dd")].map((value) => value.textContent),
    })),
  );
  for (const { href, facts: shown } of cards) {
    await page.goto(href);
    const [industry, , size, revenue] = await page.locator("main dd").allInnerTexts();
    expect(shown, href).toEqual([industry, size, revenue]);
  }
});

test("CASE-13 the hero's words stand on night, with a contrast of at least 4.5:1, and the drawing beside them", async ({
  page,
}) => {
  await page.goto("/references/sharepoint-migration-tuv");
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = await page.locator(".case-hero svg").boundingBox();
    if (!drawing) throw new Error("There is no drawing");
    // The lightest thing behind words is a line of the grid.
    const behind = luminance(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-night-line")),
    );
    const words = await page.locator(".case-hero :is(a, h1, p)").all();
    expect(words).toHaveLength(3);
    for (const text of words) {
      const color = await text.evaluate((element) => getComputedStyle(element).color);
      expect((luminance(color) + 0.05) / (behind + 0.05)).toBeGreaterThanOrEqual(4.5);
      const box = await text.boundingBox();
      if (!box) throw new Error("A text is not shown");
      const isBeside = box.x + box.width <= drawing.x || box.y + box.height <= drawing.y;
      expect(isBeside, `${width} px`).toBe(true);
    }
  }
});

/** Relative luminance of `#rrggbb` or `rgb(r, g, b)`, as WCAG defines it. */
function luminance(color: string): number {
  const parts = color.startsWith("#")
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = parts.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
