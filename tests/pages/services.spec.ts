import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { servicePath } from "#site/paths.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test } from "../support/strict-page.ts";

const { services } = getContent();
const withQuestions = /^(devsecops|cloud-governance|cloud-exit|confidential-ai|azure-devops)$/;

const section = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

test("SERV-1 azure-consulting has six solutions, four reasons, four steps and six questions", async ({ page }) => {
  await page.goto("/services/azure-consulting");
  const lists = page.locator("main section ul");
  await expect(lists.nth(0).locator("> li")).toHaveCount(6);
  await expect(lists.nth(1).locator("> li")).toHaveCount(4);
  await expect(page.locator("main ol.steps > li")).toHaveCount(4);
  await expect(page.locator("main ol.steps > li span").first()).toHaveText("1");
  await expect(page.locator("main details")).toHaveCount(6);
});

test("SERV-2 SERV-3 SERV-4 ROUT-3 overviews have hero, cards, five questions and a call", async ({ page }) => {
  for (const [slug, cards] of Object.entries({
    "cloud-consulting": ["azure-consulting", "private-hybrid-cloud", "cloud-governance", "cloud-exit"],
    "ai-solutions": ["confidential-ai", "agentic-solutions", "ai-infrastructure"],
    devops: ["azure-devops", "devsecops", "ai-development"],
  })) {
    await page.goto(servicePath(slug));
    await expect(page.locator(".page-head-layout h1")).toBeVisible();
    await expect(page.locator(".page-head-layout svg.slab-stack")).toBeVisible();
    const lists = page.locator("main section ul");
    // Those of the specification, and whatever has been added to them.
    const specified = cards.map(servicePath);
    expect((await readHrefs(lists.first().locator("a"))).filter((href) => specified.includes(href))).toEqual(specified);
    expect(await lists.last().locator("a").count(), "related services").toBeGreaterThanOrEqual(3);
    await expect(page.locator("main details")).toHaveCount(5);
    await expect(page.locator("main section").last().getByRole("link")).toHaveAttribute("href", "/contact");
  }
});

async function expectDetails(page: Page, route: string): Promise<void> {
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

test("SERV-5 SERV-6 SERV-7 SERV-8 SERV-13 ROUT-4 services have all their sections", async ({ page }) => {
  for (const { slug, kind, firstStep, questions = [] } of services) {
    const route = servicePath(slug);
    await page.goto(route);
    const facts = section(page, "First step");
    await expect(facts.locator("dt")).toHaveCount(4);
    await expect(facts.locator("dd")).toHaveText(Object.values(firstStep));
    const targets = (await readHrefs(page.locator("main section a[href^='/']"))).map((href) => href.split("#")[0]);
    const others = [...new Set(targets)].filter((target) => target !== route);
    expect(others.length, route).toBeGreaterThanOrEqual(3);
    expect(
      others.filter((target) => /^\/(references|blog)\//.test(target ?? "")),
      route,
    ).not.toEqual([]);
    if (kind !== "detail") continue;
    await expectDetails(page, route);
    const expected = withQuestions.test(slug) ? 4 : questions.length;
    await expect(page.locator("main details"), route).toHaveCount(expected);
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
