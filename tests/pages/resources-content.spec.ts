import { getContent } from "#site/content/content.server.ts";
import { articlePath, servicePath } from "#site/paths.ts";

import { expect, openBuilt, section, test } from "../support/built-pages.ts";

// Content that the specification names, read from the built pages without a browser. Editors may add to it.

const { site, labels, articles, terms, questions } = getContent();

const lists: [tag: string[], path: string, heading: string, specified: string][] = [
  [
    ["@BLOG-1", "@BLOG-2", "@BLOG-4", "@ROUT-6"],
    "/resources/blog",
    "Blog & Insights",
    "All Categories, AI Development, Sovereign Cloud, DevSecOps, Compliance, Azure, Best Practices",
  ],
  [
    ["@GLOS-1", "@GLOS-3", "@ROUT-6"],
    "/resources/glossary",
    "Technical Glossary",
    "All Categories, Cloud Computing, DevOps, Cloud Security, Container Orchestration, AI & Machine Learning, Software Architecture, Cloud Compliance",
  ],
  [
    ["@FAQ-1", "@FAQ-2", "@FAQ-13", "@ROUT-6"],
    "/resources/faq",
    "Frequently Asked Questions",
    "All, AI & Machine Learning, Cloud & Infrastructure, DevOps & Development, Governance & Security, Microsoft Technologies, Digital Transformation & Modernization",
  ],
];

for (const [tag, path, heading, specified] of lists) {
  test(`${path} has a heading, a labeled search box and category filters`, { tag }, () => {
    const { find, texts } = openBuilt(path);
    expect(texts("h1")).toEqual([heading]);
    const [field] = find("search input[type=search]");
    expect(texts(`search label[for="${field?.id}"]`)).toEqual([expect.stringMatching(/\w/)]);
    if (path === "/resources/glossary") expect(field?.getAttribute("placeholder")).toBe("Search terms...");
    const filters = specified.split(", ");
    expect(texts("search button[aria-pressed]")).toEqual(expect.arrayContaining(filters));
    expect(texts("search button[aria-pressed=true]")).toEqual(filters.slice(0, 1));
  });
}

test("the blog features its first article", { tag: ["@BLOG-5", "@BLOG-6", "@BLOG-7"] }, () => {
  const { find, links } = openBuilt("/resources/blog");
  const paths = articles.map(({ slug }) => articlePath(slug));
  expect(links(".list-results .article-cards a")).toEqual(paths.slice(0, 1));
  expect(links(`${section("More Articles")} .article-cards a`)).toEqual(paths.slice(1));
  for (const [index, card] of find(".article-cards > li").entries()) {
    const { category, minutes, title, date } = articles[index] ?? {};
    expect(card.querySelectorAll("svg.article-cover path").length).toBeGreaterThan(0);
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(date);
    for (const words of [category, `${minutes} min read`, title]) expect(card.text).toContain(words);
    expect(card.querySelectorAll("p").at(-1)?.text).not.toBe("");
  }
  expect(links('main a[target=_blank]:contains("Subscribe to the newsletter")')).toEqual([
    site.externals["newsletter"],
  ]);
});

const specifiedArticles = {
  "azure-local-arc-data-sovereignty": {
    tag: ["@ART-7", "@ART-8", "@ART-9", "@ART-19", "@ROUT-7"],
    head: ["Sovereign Cloud", "2025-05-26", "May 26, 2025", "5 min read"],
    sections: "azure-local azure-arc data-sovereignty benefits challenges case-studies conclusion",
    related: ["azure-consulting", "cloud-governance", "private-hybrid-cloud", "devsecops"],
  },
  "devsecops-regulatory-compliance": {
    tag: ["@ART-10", "@ART-11", "@ART-12", "@ART-19", "@ROUT-7"],
    head: ["DevSecOps, Compliance, NIS2, DORA", "2025-07-03", "July 3, 2025", "12 min read"],
    sections:
      "introduction what-is-devsecops why-devsecops-critical core-principles implementing-devsecops case-studies challenges future-trends conclusion",
    related: ["devsecops", "cloud-governance", "azure-consulting", "ai-solutions"],
  },
  "ai-enterprise-influence": {
    tag: ["@ART-13", "@ART-14", "@ART-18", "@ART-19", "@ROUT-7"],
    head: ["AI Development, Enterprise Software, Automation", "2025-07-03", "July 3, 2025", "15 min read"],
    sections:
      "historical-context automated-testing project-management code-generation quality-assurance team-dynamics tools benefits challenges real-world-cases future-trends",
    related: ["ai-development", "ai-solutions", "devops", "azure-consulting"],
  },
};

for (const [slug, { tag, head, sections, related }] of Object.entries(specifiedArticles)) {
  test(`${slug} has the specified head, sections and services`, { tag }, () => {
    const { find, count, texts, links } = openBuilt(articlePath(slug));
    const [time] = find(".article-head time");
    const [minutes] = /\d+ min read/.exec(texts(".article-head").join()) ?? [];
    const badges = texts(".article-head ul li").join(", ");
    expect([badges, time?.getAttribute("datetime"), time?.text, minutes]).toEqual(head);
    const ids = find(".prose > section").map(({ id }) => id);
    const specified = sections.split(" ");
    expect(ids.filter((id) => specified.includes(id))).toEqual(specified);
    expect(links(".contents-sidebar a")).toEqual(ids.map((id) => `#${id}`));
    expect(texts(".contents-sidebar a")).toEqual(texts(".prose > section > h2"));
    const services = `${section("Related services")} li`;
    expect(links(`${services} a`)).toEqual(expect.arrayContaining(related.map(servicePath)));
    expect(count(`${services} .more:contains("Learn More")`)).toBe(count(services));
  });
}

test("articles have a breadcrumb and can be shared and subscribed to", { tag: ["@ART-1", "@ART-2"] }, () => {
  for (const { slug } of articles) {
    const { texts, links } = openBuilt(articlePath(slug));
    expect(texts("nav[aria-label=Breadcrumb] li"), slug).toEqual(["Home", "Blog", ...texts("h1")]);
    expect(links('a:contains("Back to Blog")')).toEqual(["/resources/blog"]);
    expect(texts(".article-head button")).toEqual(["Share"]);
    expect(links('.article-head a[target=_blank]:contains("Subscribe")')).toEqual([site.externals["newsletter"]]);
  }
});

test("references of articles open a new tab", { tag: "@ART-25" }, () => {
  for (const { slug } of articles) {
    const { count, links } = openBuilt(articlePath(slug));
    if (slug in specifiedArticles) expect(count('.prose a[href^="https:"]'), slug).toBeGreaterThan(1);
    expect(links('.prose a[href^="https:"]:not([target=_blank])')).toEqual([]);
  }
});

test("articles have the specified calls", { tag: ["@ART-12", "@ART-16"] }, () => {
  const devsecops = openBuilt("/blog/devsecops-regulatory-compliance");
  expect(devsecops.links('a:contains("Schedule a DevSecOps Compliance Assessment")')).toEqual(["/contact"]);
  const { texts, links } = openBuilt("/blog/ai-enterprise-influence");
  expect(texts(".call-band a")).toEqual(["Get Free Consultation", "Explore AI Development Services"]);
  expect(links(".call-band a")).toEqual(["/contact", "/services/ai-development"]);
});

test("ai-enterprise-influence has the specified links", { tag: ["@ART-13", "@ART-15", "@ART-17"] }, () => {
  const { count, texts, links } = openBuilt("/blog/ai-enterprise-influence");
  const related = `${section(labels.article.relatedArticles)} li`;
  const paths = ["/blog/devsecops-regulatory-compliance", "/blog/azure-local-arc-data-sovereignty"];
  expect(links(`${related} a`)).toEqual(expect.arrayContaining(paths));
  expect(count(`${related} p:contains("Read More")`)).toBe(count(related));
  for (const target of ["llm-gateway", "newsletter"])
    expect(count(`.prose a[target=_blank][href*="${target}"]`), target).toBeGreaterThanOrEqual(1);
  expect(texts(".article-head p").join()).toMatch(/By .+ team/);
});

test("the glossary lists its terms by letter", { tag: ["@GLOS-2", "@GLOS-5", "@GLOS-6", "@GLOS-7"] }, () => {
  const { find, count, texts, links } = openBuilt("/resources/glossary");
  const byLetter = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  const letters = [...byLetter.keys()].toSorted();
  expect(texts(".alphabet-bar a")).toEqual(letters);
  expect(links(".alphabet-bar a")).toEqual(letters.map((letter) => `#section-${letter}`));
  expect(count(".alphabet-bar li")).toBe(26);
  expect(find(".term-card").map(({ id }) => id)).toEqual(terms.map(({ slug }) => slug));
  for (const [letter, group] of byLetter) expect(texts(`#section-${letter} h3`)).toEqual(group.map(({ term }) => term));
});

test("each term has category, definition, related terms and a link", { tag: ["@GLOS-13", "@GLOS-16"] }, () => {
  const { find } = openBuilt("/resources/glossary");
  for (const { slug, term, category } of terms) {
    const card = find(`.term-card[id="${slug}"]`)[0];
    expect(card?.querySelector("h3")?.text).toBe(term);
    const [shownCategory, definition] = card?.querySelectorAll("p").map(({ text }) => text) ?? [];
    expect(shownCategory, term).toBe(category);
    expect(definition, term).not.toBe("");
    expect(card?.querySelectorAll("ul a[href*='#']").length, term).toBeGreaterThanOrEqual(2);
    expect(card?.querySelector("button")?.getAttribute("aria-label"), term).toContain(term);
  }
});

/** Returns the categories of a list with their numbers of squares. */
const countSquares = (path: string) =>
  openBuilt(path)
    .find("search button:has(svg)")
    .map((button) => {
      const rows =
        button
          .querySelector("path")
          ?.getAttribute("d")
          ?.matchAll(/h(\d+)/g) ?? [];
      return [button.text, [...rows].reduce((sum, [, length]) => sum + Number(length) / 18, 0)];
    });

test("a category has a square for each of its entries", { tag: ["@FAQ-3", "@GLOS-4"] }, () => {
  expect(countSquares("/resources/faq")).toEqual(questions.map(({ label, items }) => [label, items.length]));
  const byCategory = Map.groupBy(terms, ({ category }) => category);
  expect(Object.fromEntries(countSquares("/resources/glossary"))).toEqual(
    Object.fromEntries([...byCategory].map(([category, group]) => [category, group.length])),
  );
});

test("questions are closed cards in groups", { tag: ["@FAQ-3", "@FAQ-4", "@FAQ-9", "@FAQ-11"] }, () => {
  const { find, count, texts, links } = openBuilt("/resources/faq");
  expect(texts(".question-group > h2")).toEqual(questions.map(({ label }) => label));
  for (const { label, items } of questions) {
    const cards = find(`.question-group:has(h2:contains("${label}")) article`);
    expect(cards.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(cards.map((card) => card.querySelector("summary")?.text)).toEqual(items.map(({ question }) => question));
  }
  expect(count("main details[open]")).toBe(0);
  expect(links('.call-band a:contains("Get Expert Consultation")')).toEqual(["/contact"]);
});
