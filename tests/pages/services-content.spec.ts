import { getContent } from "#site/content/content.server.ts";
import { getServiceOverview } from "#site/content/page-data/lookup.server.ts";
import { servicePath } from "#site/paths.ts";

import { permittedRanges } from "../../scripts/check/check-ranges.ts";
import { expect, openBuilt, section, test } from "../support/built-pages.ts";

// Content that the specification names, read from the built pages without a browser.

const { services, labels } = getContent();
const details = services.filter((service) => service.kind === "detail");

test("azure-consulting has solutions, reasons, steps and questions", { tag: ["@SERV-1", "@ROUT-3"] }, () => {
  const { count, texts } = openBuilt("/services/azure-consulting");
  const { cards, reasons } = getServiceOverview("azure-consulting");
  expect(count(`${section(cards.heading)} ul > li`)).toBeGreaterThanOrEqual(6);
  expect(count(`${section(reasons?.heading ?? "no reasons")} ul > li`)).toBeGreaterThanOrEqual(4);
  expect(texts("main ol.steps > li .figure > .sr-only")).toEqual(["1", "2", "3", "4"]);
  expect(count("main .questions details")).toBeGreaterThanOrEqual(6);
});

test("overviews have all their sections", { tag: ["@SERV-2", "@SERV-3", "@SERV-4", "@ROUT-3"] }, () => {
  for (const [slug, specified] of Object.entries({
    "cloud-consulting": ["azure-consulting", "private-hybrid-cloud", "cloud-governance", "cloud-exit"],
    "ai-solutions": ["confidential-ai", "agentic-solutions", "ai-infrastructure"],
    devops: ["azure-devops", "devsecops", "ai-development"],
  })) {
    const { count, links } = openBuilt(servicePath(slug));
    expect(count(".head-band :is(h1, svg.slab-stack)"), slug).toBe(2);
    // Editors may add cards.
    const targets = specified.map(servicePath);
    expect(links(".service-wall a").filter((href) => targets.includes(href))).toEqual(targets);
    if (slug === "cloud-consulting") expect(count(".service-rows a")).toBeGreaterThan(0);
    expect(count("main .questions details"), slug).toBeGreaterThanOrEqual(5);
    expect(links(".call-band a"), slug).toEqual(["/contact"]);
  }
});

test("each service offers a first step and ends with a call", { tag: "@SERV-7" }, () => {
  const { heading } = labels.service.firstStep;
  for (const { slug, firstStep } of services) {
    const { texts, links } = openBuilt(servicePath(slug));
    const { result, duration, people, price, button } = firstStep;
    const step = [heading, duration, result, people, price, button];
    expect(texts(`.first-step-offer :is(h2, dd, a)`), slug).toEqual(step);
    expect(links(".first-step-offer a"), slug).toEqual(["/contact"]);
    expect(links(".call-band a"), slug).toEqual(["/contact"]);
  }
});

test("each service links to a proof and to at least three pages", { tag: "@SERV-13" }, () => {
  for (const path of services.map(({ slug }) => servicePath(slug))) {
    const links = openBuilt(path).links("main section a[href^='/']");
    const targets = new Set(links.map((href) => href.split("#")[0] ?? "").filter((target) => target !== path));
    expect(targets.size, path).toBeGreaterThanOrEqual(3);
    expect([...targets].join(" "), path).toMatch(/\/(references|blog)\//);
  }
});

test("details have capabilities, benefits and an approach", { tag: ["@SERV-5", "@SERV-6", "@ROUT-4"] }, () => {
  expect(details).not.toEqual([]);
  for (const { slug, capabilities: titles, benefits: sentences } of details) {
    const { find, count, texts } = openBuilt(servicePath(slug));
    const capabilities = `${section("Key Capabilities")} ol > li`;
    for (const part of ["h3", "p"]) expect(count(`${capabilities} ${part}`), slug).toBe(titles.length);
    const parts = find(`${capabilities} svg:has(use[href="#parts"])`).map((svg) => svg.getAttribute("data-layer"));
    expect(parts, slug).toEqual(titles.map((_title, index) => `${index + 1}`));
    for (const part of parts)
      expect(count(`#parts .layer-${part}[d^="M"]`), `${slug}: part ${part}`).toBeGreaterThan(0);
    const benefits = texts(`${section("Business Benefits")} ul > li`);
    expect(benefits, slug).toEqual(sentences.map((sentence) => sentence.replaceAll("**", "")));
    expect(benefits.join(), slug).toMatch(/\.$/);
    const numbers = texts(".approach-steps .figure > .sr-only");
    expect(numbers, slug).toEqual(["1", "2", "3", "4", "5"].slice(0, numbers.length < 5 ? 4 : 5));
    for (const part of ["h3", "h3 + p"])
      expect(count(`${section("Our Approach")} ol > li ${part}`), slug).toBe(numbers.length);
  }
});

test("a document of a first step is marked as invented, and its notes are next to its rows", () => {
  for (const { slug, specimen } of services) {
    const { count, texts } = openBuilt(servicePath(slug));
    expect(count(".specimen"), slug).toBe(specimen ? 1 : 0);
    if (!specimen) continue;
    expect(texts(".specimen figcaption").join(), slug).toContain(labels.service.specimenNotice);
    const rows = (specimen.notes ?? []).map(({ at, text }) => [at, text]);
    expect(rows.length, slug).toBeGreaterThan(0);
    for (const [at = "", text = ""] of rows)
      expect(texts(`.specimen tr:contains("${at}")`).join(), slug).toContain(text);
  }
});

test("a heading keeps its text when its name is set larger", () => {
  for (const { slug, heading } of services) expect(openBuilt(servicePath(slug)).texts("h1"), slug).toEqual([heading]);
});

test("some details have questions", { tag: "@SERV-8" }, () => {
  const asked = details.filter(({ questions }) => questions !== undefined).map(({ slug }) => slug);
  const specified = ["devsecops", "cloud-governance", "cloud-exit", "confidential-ai", "azure-devops"];
  expect(asked).toEqual(expect.arrayContaining(specified));
  expect(asked.length).toBeLessThan(details.length);
  for (const { slug, questions = [] } of details)
    expect(openBuilt(servicePath(slug)).count("main .questions details"), slug).toBe(questions.length);
});

test("a closing sheet follows the questions", () => {
  for (const { slug, closingSheet } of details) {
    const headings = openBuilt(servicePath(slug)).texts(".questions + .sheet-band h2");
    expect(headings, slug).toEqual(closingSheet ? [closingSheet.heading] : []);
  }
});

test("the specified ranges are on their pages", { tag: ["@SERV-9", "@SERV-10", "@SERV-11"] }, () => {
  for (const { range, service } of permittedRanges)
    expect(openBuilt(servicePath(service)).texts("main").join(), service).toContain(range);
});
