import { expect, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");

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
  const cards = await page.locator(".case-cards > li").evaluateAll((elements) =>
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
    const words = await page.locator(".case-hero :is(a, li, h1, p)").all();
    expect(words).toHaveLength(8);
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

test("each case shows where it stands, as its structured data say", async ({ page }) => {
  for (const route of cases) {
    await page.goto(route);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link").last()).toHaveAttribute("href", "/company/references");
    const shown = await crumbs.getByRole("listitem").allTextContents();
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    for (const name of shown) expect(graph).toContain(JSON.stringify(name));
    expect(shown.at(-1)).toBe(await page.getByRole("heading", { level: 1 }).textContent());
  }
});
