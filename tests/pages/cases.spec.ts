import { getContent } from "#site/collections/content.server.ts";
import { casePath } from "#site/paths.ts";

import { installColors } from "../support/page-colors.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";
import { routesUnder } from "../support/route-table.ts";

const cases = routesUnder("/references/");

const specified = {
  "azure-data-factory-logistics": {
    facts: ["Logistics", "2024", "220 employees", "n.a. confidential"],
    covers: [/Azure Data Factory/],
  },
  "azure-infrastructure-automation": {
    facts: ["Management consulting", "2024", "2,750 employees", "about 870M euro (2022)"],
    covers: [/subscription/i, /automat/i, /self-service portal/i, /privileged identity management/i],
  },
  "cybersecurity-development-support": {
    facts: ["Cybersecurity", "2023", "1,250 employees", "about 2.2B euro (2022)"],
    covers: [/key vault/i, /code[- ]quality/i, /security scanning/i, /CI\/CD/, /API middleware/i, /ERP/],
  },
  "devops-insurance-sector": {
    facts: ["Insurance", "2024", "5,000 employees", "about 2.42B euro"],
    covers: [/tool evaluation/i, /train/i],
  },
  "sharepoint-migration-tuv": {
    facts: ["Testing and inspection", "2024", "26,000 employees", "about 2.9B euro (2022)"],
    covers: [/about 60 areas/i, /over 3,600 subpages/i, /access rights/i, /tool for managing user groups/i],
  },
};

test("CASE-3 CASE-4 CASE-5 CASE-6 CASE-7 CASE-8 cases show their facts and cover their subjects", async ({ page }) => {
  for (const [slug, { facts, covers }] of Object.entries(specified)) {
    await page.goto(`/references/${slug}`);
    await expect(page.locator("main dt")).toHaveText(["Industry", "Implementation", "Company Size", "Revenue"]);
    await expect(page.locator("main dd")).toHaveText(facts);
    const text = await page.locator("main").innerText();
    for (const subject of covers) expect(text, slug).toMatch(subject);
  }
});

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

test("CASE-1 CASE-2 CASE-9 CASE-10 CASE-11 each case has its hero, sections and facts", async ({ page }) => {
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
    for (const part of ["h1", "p", "svg.case-drawing"]) await expect(hero.locator(part)).toBeVisible();
    for (const [width, height, expected] of [
      [390, 844, 506.4],
      [1280, 800, 480],
      [1440, 600, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await hero.boundingBox())?.height, `${route} at ${width} by ${height}`).toBeCloseTo(expected, 0);
    }
  }
});

test("CASE-9 every area of the work is one row with its challenges; the next case follows", async ({ page }) => {
  const { cases: all } = getContent();
  for (const [place, { slug, areas = [] }] of all.entries()) {
    await page.goto(casePath(slug));
    const next = casePath(all[(place + 1) % all.length]?.slug ?? "");
    await expect(page.locator(".next-case").getByRole("link"), slug).toHaveAttribute("href", next);
    for (const { title, challenges } of areas) {
      const row = page.getByRole("row", { name: title });
      for (const challenge of challenges) await expect(row.getByRole("cell").last()).toContainText(challenge.title);
    }
  }
});

test("CASE-13 the words of the hero have a contrast of 4.5:1, next to the drawing", async ({ page }) => {
  await page.goto("/references/sharepoint-migration-tuv");
  await page.evaluate(installColors);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await page.locator(".case-hero :is(a, li, h1, p)").evaluateAll((elements) => {
      const drawing = document.querySelector(".case-hero svg")?.getBoundingClientRect() ?? new DOMRect();
      // The lightest thing behind words is a line of the grid.
      const line = document.body.appendChild(document.createElement("i"));
      line.style.backgroundColor = "var(--color-night-line)";
      const ground = window.pageColors.groundOf(line);
      return elements.map((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const contrast = window.pageColors.contrast(getComputedStyle(element).color, ground);
        return contrast >= 4.5 && (right <= drawing.left || bottom <= drawing.top);
      });
    });
    expect(words, `${width} px`).toEqual(Array.from({ length: 8 }, () => true));
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("what a case changed can be compared by keys, or side by side without script", async ({ page }) => {
      await page.goto(cases[0] ?? "");
      const [before, after] = [page.locator(".state-drawing").first(), page.locator(".state-drawing").last()];
      const handle = page.getByRole("slider");
      if (javaScriptEnabled) {
        await hydrated(page);
        await handle.press("Home");
        await expect(after).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
        await handle.press("End");
        await expect(after).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");
      } else {
        await expect(handle).toBeHidden();
        const edge = await before.evaluate((drawing) => drawing.getBoundingClientRect().right);
        expect((await after.boundingBox())?.x).toBeGreaterThanOrEqual(edge);
      }
    });
  });
}
