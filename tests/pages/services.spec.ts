import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { expect, test } from "../support/quiet-page.ts";

const { services } = getContent();
const [overviews, details] = (["overview", "detail"] as const).map((kind) =>
  services.filter((service) => service.kind === kind).map(({ slug }) => servicePath(slug)),
) as [string[], string[]];
const withQuestions = new Set(
  ["devsecops", "cloud-governance", "cloud-exit", "confidential-ai", "azure-devops"].map(servicePath),
);

const section = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

test("SERV-1 azure-consulting has six solution cards, four reasons, four numbered steps and six questions", async ({
  page,
}) => {
  await page.goto("/services/azure-consulting");
  const lists = page.locator("main section ul");
  await expect(lists.nth(0).locator("> li")).toHaveCount(6);
  await expect(lists.nth(1).locator("> li")).toHaveCount(4);
  await expect(page.locator("main ol.steps > li")).toHaveCount(4);
  await expect(page.locator("main ol.steps > li span").first()).toHaveText("1");
  await expect(page.locator("main details")).toHaveCount(6);
});

const cards = [
  {
    id: "SERV-2",
    route: "/services/cloud-consulting",
    to: ["azure-consulting", "private-hybrid-cloud", "cloud-governance", "cloud-exit"],
  },
  { id: "SERV-3", route: "/services/ai-solutions", to: ["confidential-ai", "agentic-solutions", "ai-infrastructure"] },
  { id: "SERV-4", route: "/services/devops", to: ["azure-devops", "devsecops", "ai-development"] },
];
for (const { id, route, to } of cards) {
  test(`${id} ${route} has a hero, its cards in order, five questions and a call to action`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator(".page-head-layout h1")).toBeVisible();
    await expect(page.locator(".page-head-layout svg.page-drawing")).toBeVisible();
    const links = page.locator("main section ul").first().locator("a");
    expect(await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))).toEqual(
      to.map((slug) => `/services/${slug}`),
    );
    await expect(page.locator("main details")).toHaveCount(5);
    await expect(page.locator("main section").last().getByRole("link")).toHaveAttribute("href", "/contact");
  });
}

test("SERV-2 cloud-consulting lists related services", async ({ page }) => {
  await page.goto("/services/cloud-consulting");
  const related = page.locator("main section ul").last();
  expect(await related.locator("a").count()).toBeGreaterThanOrEqual(3);
});

test("SERV-5 SERV-6 SERV-7 each detail page has capabilities with icons, benefits, numbered steps and a call", async ({
  page,
}) => {
  for (const route of details) {
    await page.goto(route);
    const capabilities = section(page, "Key Capabilities").locator("ul > li");
    await expect(capabilities, route).toHaveCount(6);
    for (const part of ["svg", "h3", "p"]) await expect(capabilities.locator(part), route).toHaveCount(6);
    const icons = await capabilities
      .locator("svg path")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(new Set(icons).size, route).toBe(6);

    const benefits = section(page, "Business Benefits").locator("ul > li");
    await expect(benefits, route).toHaveCount(5);
    for (const text of await benefits.allInnerTexts()) expect(text.trim(), route).toMatch(/\.$/);

    const steps = section(page, "Our Approach").locator("ol > li");
    const count = await steps.count();
    expect([4, 5], route).toContain(count);
    await expect(steps.locator("span").first()).toHaveText("1");
    await expect(steps.locator("h3")).toHaveCount(count);
    await expect(steps.locator("p")).toHaveCount(count);

    await expect(page.locator("main section").last().getByRole("link"), route).toHaveAttribute("href", "/contact");
  }
});

test("SERV-8 five detail pages have four questions each; the others as many as their file", async ({ page }) => {
  for (const { slug, questions = [] } of services.filter(({ kind }) => kind === "detail")) {
    const route = servicePath(slug);
    await page.goto(route);
    await expect(page.locator("main details"), route).toHaveCount(withQuestions.has(route) ? 4 : questions.length);
  }
});

test("SERV-9 SERV-10 SERV-11 the ranges stand on their pages", async ({ page }) => {
  const claims = {
    "/services/azure-consulting": ["20-40%", "4-8 weeks", "6-12 months"],
    "/services/cloud-exit": ["15-30%", "6-24 months"],
    "/services/devops": ["3-9 months"],
  };
  for (const [route, ranges] of Object.entries(claims)) {
    await page.goto(route);
    for (const range of ranges) await expect(page.locator("main"), route).toContainText(range);
  }
});

test("SERV-13 each service page shows one proof and links to at least three other pages in its text", async ({
  page,
}) => {
  for (const route of [...overviews, ...details]) {
    await page.goto(route);
    const targets = await page
      .locator("main section a[href^='/']")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const others = new Set(targets.filter((target) => target !== route));
    expect(others.size, route).toBeGreaterThanOrEqual(3);
    const proofs = [...others].filter((target) => target.startsWith("/references/") || target.startsWith("/blog/"));
    expect(proofs.length, route).toBeGreaterThanOrEqual(1);
  }
});

test("each service page says how to begin: how long, with whom, what for and how it is priced", async ({ page }) => {
  for (const { slug, firstStep } of services) {
    await page.goto(servicePath(slug));
    const facts = section(page, "First step");
    await expect(facts.locator("dt")).toHaveCount(4);
    await expect(facts.locator("dd")).toHaveText(Object.values(firstStep));
  }
});
