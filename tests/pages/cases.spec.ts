import { getContent } from "#site/collections/content.server.ts";
import { casePath } from "#site/paths.ts";

import { installColours } from "../support/page-colours.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");

const specified = {
  "azure-data-factory-logistics": {
    id: "CASE-4",
    facts: ["Logistics", "2024", "220 employees", "n.a. confidential"],
    covers: [/Azure Data Factory/],
  },
  "azure-infrastructure-automation": {
    id: "CASE-5",
    facts: ["Management consulting", "2024", "2,750 employees", "about 870M euro (2022)"],
    covers: [/subscription/i, /automat/i, /self-service portal/i, /privileged identity management/i],
  },
  "cybersecurity-development-support": {
    id: "CASE-6",
    facts: ["Cybersecurity", "2023", "1,250 employees", "about 2.2B euro (2022)"],
    covers: [/key vault/i, /code[- ]quality/i, /security scanning/i, /CI\/CD/, /API middleware/i, /ERP/],
  },
  "devops-insurance-sector": {
    id: "CASE-7",
    facts: ["Insurance", "2024", "5,000 employees", "about 2.42B euro"],
    covers: [/tool evaluation/i, /train/i],
  },
  "sharepoint-migration-tuv": {
    id: "CASE-8",
    facts: ["Testing and inspection", "2024", "26,000 employees", "about 2.9B euro (2022)"],
    covers: [/about 60 areas/i, /over 3,600 subpages/i, /access rights/i, /tool for managing user groups/i],
  },
};

for (const [slug, { id, facts, covers }] of Object.entries(specified)) {
  test(`${id} CASE-3 ${slug} shows its facts and covers its subjects`, async ({ page }) => {
    await page.goto(`/references/${slug}`);
    await expect(page.locator("main dt")).toHaveText(["Industry", "Implementation", "Company Size", "Revenue"]);
    await expect(page.locator("main dd")).toHaveText(facts);
    const text = await page.locator("main").innerText();
    for (const subject of covers) expect(text).toMatch(subject);
  });
}

const { labels } = getContent();
const sections = [
  "summary",
  "change",
  "advantages",
  "trigger",
  "project",
  "areas",
  "timeline",
  "results",
  "advice",
  "stack",
] as const;
const order = sections.map((section) => labels.case[section]);

test("CASE-1 CASE-2 CASE-9 CASE-10 CASE-11 each case has hero, way back, sections in order, call and the facts of its card", async ({
  page,
}) => {
  await page.goto("/company/references");
  const cards = await page.locator(".case-cards > li").evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.querySelector("a")?.getAttribute("href"),
      facts: [...element.querySelectorAll("dd")].map((value) => value.textContent),
    })),
  );
  for (const route of cases) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(route);
    await expect(page.getByRole("link", { name: "Back to References" })).toHaveAttribute("href", "/company/references");
    const [industry, , size, revenue] = await page.locator("main dd").allInnerTexts();
    expect(cards).toContainEqual({ href: route, facts: [industry, size, revenue] });
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.slice(0, -2), route).toEqual(order.filter((heading) => headings.includes(heading)));
    for (const needed of ["Summary", "Why this project", "What we did", "Results", "Tech stack"]) {
      expect(headings, route).toContain(needed);
    }
    const stack = page.locator("section", { has: page.getByRole("heading", { name: "Tech stack" }) });
    expect(await stack.getByRole("heading", { level: 3 }).count(), route).toBeGreaterThanOrEqual(2);
    expect(await stack.getByRole("listitem").count(), route).toBeGreaterThanOrEqual(6);
    const call = page.locator("main section").last().getByRole("link", { name: "Start Your Project" });
    await expect(call).toHaveAttribute("href", "/contact");

    const hero = page.locator(".case-hero");
    for (const [width, height, expected] of [
      [390, 844, 506.4],
      [768, 1024, 614.4],
      [1280, 800, 480],
      [1440, 600, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(hero.locator("p")).toBeVisible();
      expect((await hero.boundingBox())?.height, `${route} at ${width} by ${height}`).toBeCloseTo(expected, 0);
      const drawing = await hero.locator("svg.case-drawing").boundingBox();
      expect(drawing?.height, `drawing of ${route} at ${width}`).toBeGreaterThan(60);
    }
  }
});

test("CASE-9 every area of the work stands in one row with what was difficult there, at any width", async ({
  page,
}) => {
  for (const { slug, areas = [] } of getContent().cases) {
    await page.goto(casePath(slug));
    for (const { title, challenges } of areas) {
      const row = page.getByRole("row", { name: title });
      for (const challenge of challenges) await expect(row.getByRole("cell").last()).toContainText(challenge.title);
    }
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("row"), `${slug} at ${width} px`).toHaveCount(areas.length + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test("every case leads to the next one, and the last to the first", async ({ page }) => {
  const { cases: all } = getContent();
  const [first] = all;
  await page.goto(casePath(first?.slug ?? ""));
  for (const { slug, title } of [...all.slice(1), ...all.slice(0, 1)]) {
    await page.locator(".next-case").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(casePath(slug));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});

test("CASE-9 the timeline stands on a line: across on large screens, down on small ones", async ({ page }) => {
  await page.goto(cases[0] ?? "");
  const places = async (side: "left" | "top") =>
    new Set(
      await page
        .locator(".timeline-block")
        .evaluateAll((blocks, edge) => blocks.map((block) => Math.round(block.getBoundingClientRect()[edge])), side),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await places("left")).size).toBeGreaterThanOrEqual(4);
  expect((await places("top")).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 900 });
  expect((await places("left")).size).toBe(1);
});

test("CASE-13 the hero's words stand on night, with a contrast of at least 4.5:1, and the drawing beside them", async ({
  page,
}) => {
  await page.goto("/references/sharepoint-migration-tuv");
  await page.evaluate(installColours);
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await page.locator(".case-hero :is(a, li, h1, p)").evaluateAll((elements) => {
      const drawing = document.querySelector(".case-hero svg")?.getBoundingClientRect() ?? new DOMRect();
      // The lightest thing behind words is a line of the grid.
      const line = document.body.appendChild(document.createElement("i"));
      line.style.backgroundColor = "var(--color-night-line)";
      const ground = window.pageColours.groundOf(line);
      return elements.map((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return {
          contrast: window.pageColours.contrast(getComputedStyle(element).color, ground),
          isBeside: right <= drawing.left || bottom <= drawing.top,
        };
      });
    });
    expect(words).toHaveLength(8);
    expect(words.filter(({ contrast, isBeside }) => contrast < 4.5 || !isBeside)).toEqual([]);
  }
});

const [compared] = routesUnder("/references/");

test("what a case changed can be compared by the keyboard", async ({ page }) => {
  await page.goto(compared ?? "");
  await hydrated(page);
  const handle = page.getByRole("slider");
  await handle.focus();
  for (const [key, split] of Object.entries({ Home: "0%", End: "100%", ArrowLeft: "99%" })) {
    await handle.press(key);
    await expect(page.locator(".state-drawing").last()).toHaveCSS("clip-path", `inset(0px 0px 0px ${split})`);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what a case changed stands side by side", async ({ page }) => {
    await page.goto(compared ?? "");
    await expect(page.getByRole("slider")).toBeHidden();
    const [before, after] = await page
      .locator(".state-drawing")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(after?.x).toBeGreaterThanOrEqual(before?.right ?? Infinity);
  });
});
