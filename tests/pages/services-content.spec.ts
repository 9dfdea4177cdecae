import { getContent } from "#site/content/content.server.ts";
import { casePath, servicePath } from "#site/paths.ts";

import { expect, test } from "../support/built-pages.ts";
import { openBuilt, section } from "../support/open-built.ts";

// Content that the specification names, read from the built pages without a browser.

const { labels, services } = getContent();

test(
  "azure-consulting has six solutions, four reasons, four steps and at least six questions",
  { tag: "@SERV-1" },
  () => {
    const { count, texts } = openBuilt("/services/azure-consulting");
    expect(count(".part-cards > li")).toBe(6);
    expect(count("main section:nth-of-type(3) ul > li")).toBe(4);
    expect(texts("main ol.steps > li > span")).toEqual(["1", "2", "3", "4"]);
    expect(count("main details")).toBeGreaterThanOrEqual(6);
  },
);

test("overviews have all their sections", { tag: ["@SERV-2", "@SERV-3", "@SERV-4", "@ROUT-3"] }, () => {
  for (const [slug, specified] of Object.entries({
    "cloud-consulting": ["azure-consulting", "private-hybrid-cloud", "cloud-governance", "cloud-exit"],
    "ai-solutions": ["confidential-ai", "agentic-solutions", "ai-infrastructure"],
    devops: ["azure-devops", "devsecops", "ai-development"],
  })) {
    const { count, links } = openBuilt(servicePath(slug));
    expect(count(".page-head-layout :is(h1, svg.slab-stack)"), slug).toBe(2);
    // Editors may add cards.
    const targets = specified.map(servicePath);
    expect(links(".overview-card a").filter((href) => targets.includes(href))).toEqual(targets);
    if (slug === "cloud-consulting") expect(count(".service-rows a")).toBeGreaterThanOrEqual(3);
    expect(count("main details"), slug).toBeGreaterThanOrEqual(5);
    expect(links(".call-band a"), slug).toEqual(["/contact"]);
  }
});

test("labels of an overview's drawing are links", { tag: ["@SERV-1", "@SERV-2", "@SERV-3", "@SERV-4"] }, () => {
  const overviews = services.filter((service) => service.kind === "overview");
  expect(overviews).not.toEqual([]);
  for (const { slug, cards } of overviews) {
    const { find, texts, links } = openBuilt(servicePath(slug));
    expect(texts(".slab-labels a")).toEqual(cards.items.map(({ title }) => title));
    expect(texts(":is(.overview-card, .part-cards > li) h3")).toEqual(cards.items.map(({ title }) => title));
    const ids = find(":is(.overview-card, .part-cards > li)").map(({ id }) => `#${id}`);
    expect(links(".slab-labels a")).toEqual(cards.items.map(({ to }, index) => to?.href ?? ids[index]));
    expect(find(".slab-stack [data-slab]")).toHaveLength(cards.items.length);
  }
});

const hasQuestions = /^(devsecops|cloud-governance|cloud-exit|confidential-ai|azure-devops)$/;

test(
  "services have all their sections",
  { tag: ["@SERV-5", "@SERV-6", "@SERV-7", "@SERV-8", "@SERV-13", "@ROUT-4"] },
  () => {
    for (const { kind, slug, firstStep, questions: ownQuestions } of services) {
      const path = servicePath(slug);
      const { find, count, texts, links } = openBuilt(path);
      const { result, duration, people, price, button } = firstStep;
      expect(texts(".head-band + section :is(h2, dd, a)"), slug).toEqual([
        "First step",
        result,
        duration,
        people,
        price,
        button,
      ]);
      expect(links(".head-band + section a"), slug).toEqual(["/contact"]);
      const targets = new Set(links("main section a[href^='/']").map((href) => href.split("#")[0] ?? ""));
      targets.delete(path);
      expect(targets.size, slug).toBeGreaterThanOrEqual(3);
      expect(
        [...targets].filter((target) => /^\/(references|blog)\//.test(target)),
        slug,
      ).not.toEqual([]);
      expect(links(".call-band a"), slug).toEqual(["/contact"]);
      if (kind !== "detail") continue;
      const capabilities = `${section("Key Capabilities")} ol > li`;
      for (const part of ["h3", "p"]) expect(count(`${capabilities} ${part}`), slug).toBe(6);
      const parts = find(`${capabilities} svg:has(use[href="#parts"])`).map((svg) => svg.getAttribute("data-step"));
      expect(parts, slug).toEqual(["1", "2", "3", "4", "5", "6"]);
      for (const part of parts)
        expect(count(`#parts .step-${part}[d^="M"]`), `${slug}: part ${part}`).toBeGreaterThan(0);
      const benefits = texts(`${section("Business Benefits")} ul > li`);
      expect(benefits, slug).toEqual(Array.from({ length: 5 }, (): unknown => expect.stringMatching(/\.$/)));
      const numbers = texts(".approach-number");
      expect(numbers, slug).toEqual(["1", "2", "3", "4", "5"].slice(0, numbers.length < 5 ? 4 : 5));
      for (const part of ["h3", "h3 + p"])
        expect(count(`${section("Our Approach")} ol > li ${part}`), slug).toBe(numbers.length);
      expect(count("main details"), slug).toBe(ownQuestions?.length ?? 0);
      if (hasQuestions.test(slug)) expect(ownQuestions, slug).toBeDefined();
    }
  },
);

test("services show a specimen as a figure with named tables, call an article reading, and say why others follow", () => {
  for (const service of services) {
    const { slug, proof } = service;
    const { find, count, texts } = openBuilt(servicePath(slug));
    const isCase = proof.to.href.startsWith(casePath(""));
    expect(texts("h2"), slug).toContain(isCase ? labels.service.proof : labels.service.reading);
    const related = service.kind === "detail" ? service.related : (service.related?.services ?? []);
    expect(texts(".service-rows > li > p"), slug).toEqual(related.map(({ reason }) => reason));
    if (service.kind !== "detail") continue;
    const { title, facts, tables, note, caption } = service.specimen;
    expect(texts("figure :is(h3, figcaption, .specimen-note)"), slug).toEqual([
      title,
      note,
      `${labels.service.specimenNotice} ${caption}`,
    ]);
    expect(count("figure dl > div"), slug).toBe(facts.length);
    expect(texts("figure caption"), slug).toEqual(tables.map(({ heading }) => heading));
    for (const [index, { columns, rows }] of tables.entries()) {
      const table = find("figure table")[index];
      expect(table?.querySelectorAll("th[scope=col]").map(({ text }) => text)).toEqual(columns);
      const names = rows.map(({ cells: [name], status }) =>
        status ? `${labels.service.statuses[status]}: ${name}` : name,
      );
      expect(table?.querySelectorAll("th[scope=row]").map(({ text }) => text)).toEqual(names);
    }
  }
});

test("the specified ranges are on their pages", { tag: ["@SERV-9", "@SERV-10", "@SERV-11"] }, () => {
  const claims = {
    "azure-consulting": ["20-40%", "4-8 weeks", "6-12 months"],
    "cloud-exit": ["15-30%", "6-24 months"],
    devops: ["3-9 months"],
  };
  for (const [slug, ranges] of Object.entries(claims))
    for (const range of ranges) expect(openBuilt(servicePath(slug)).texts("main").join(), slug).toContain(range);
});
