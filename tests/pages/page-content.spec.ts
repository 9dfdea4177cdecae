import { readFileSync } from "node:fs";

import { getContent } from "#site/collections/content.server.ts";
import { overviewNames } from "#site/collections/schemas/pages.server.ts";
import { articlePath, casePath, mailHref, pagePath, phoneHref, servicePath, workingWithUs } from "#site/paths.ts";

import { articleSections } from "../support/article-sections.ts";
import { expect, folder, readPage, test } from "../support/built-pages.ts";

// Content that the specification names, read from the built pages without a browser.

const { site, pages, labels, services, cases, articles, terms, questions } = getContent();

/** Lists the texts and links of the elements that match a selector on a built page. */
function open(path: string) {
  const { document } = readPage(path);
  const find = (selector: string) => document.querySelectorAll(selector);
  return {
    find,
    count: (selector: string) => find(selector).length,
    texts: (selector: string) => find(selector).map(({ text }) => text.replaceAll(/\s+/g, " ").trim()),
    links: (selector: string) => find(selector).map((link) => link.getAttribute("href") ?? ""),
  };
}

const section = (heading: string) => `section:has(h2:contains("${heading}"))`;

test("HOME-4 HOME-5 HOME-8 HOME-9 HOME-10 HOME-11 HOME-13 HOME-17 the home page shows hero, carousel, cases, articles and badges", () => {
  const { find, texts, links } = open("/");
  expect(links(".home-hero a")).toEqual([phoneHref(site.phone), mailHref(site.mail)]);
  expect(texts("h1 > :not([aria-hidden])")).toEqual([pages.home.hero.label]);
  const clients = ["Grohe", "TÜV", "BSH", "DAK", "BMW", "Infinigate", "Volkswagen"];
  expect(texts(".carousel ul:not([aria-hidden], [inert]) li")).toEqual(clients);
  expect(texts(".carousel ul[aria-hidden][inert] li")).toEqual(clients);
  expect(links(".situations a")).toEqual(pages.home.situations.items.map(({ to }) => to.href));
  expect(texts(".result-panel h3")).toEqual(pages.home.results.cases.map(({ change }) => change));
  expect(links(".practice-card a")).toEqual(["cloud-consulting", "devops", "ai-solutions"].map(servicePath));
  const badges = ["TISAX", "TÜV Rheinland", "Microsoft Solutions Partner", "Bundesverband IT-Mittelstand", "FuE BSFZ"];
  expect(texts(".badge-drawing + p")).toEqual(badges);
  expect(texts(".badge-drawing + p + p")).toEqual(pages.home.certificates.badges.map(({ meaning }) => meaning));
  const names = find("svg.badge-drawing[role=img]").map((badge) => badge.getAttribute("aria-label"));
  expect(names).toEqual(badges);
  expect(links('a:contains("View all articles")')).toEqual(["/resources/blog"]);
  const latest = articles.slice(0, 3);
  expect(links(".article-cards a")).toEqual(latest.map(({ slug }) => articlePath(slug)));
  const times = latest.map(({ minutes }): unknown => expect.stringContaining(`${minutes} min read`));
  expect(texts(".article-cards > li")).toEqual(times);
});

test("CONT-1 CONT-2 CONT-3 CALL-6 the contact page has three cards and no form; its head, home and legal notice agree", () => {
  const { count, texts, links } = open("/contact");
  expect(links(".contact-lines a")).toEqual([phoneHref(site.phone), mailHref(site.mail)]);
  const { street, postalCode, city, country } = site.address;
  expect(texts("main li:has(h2) address")).toEqual([`${site.company} ${street} ${postalCode} ${city} ${country}`]);
  const contacts = [mailHref(site.mail), phoneHref(site.phone)];
  expect(links("main li:has(h2) a")).toEqual(contacts);
  expect(count("main li:has(h2)")).toBe(3);
  expect(count("form, input, textarea, select")).toBe(0);
  for (const path of ["/", "/imprint"])
    expect(open(path).links("main a"), path).toEqual(expect.arrayContaining(contacts));
});

const outdatedLaw = /\bTMG\b|\bTTDSG\b|Telemedia|ec\.europa\.eu\/(consumers\/)?odr|dispute platform/i;

test("the contact page says how we work, and the home and About pages link to it", () => {
  const { heading, items } = pages.contact.workingWithUs;
  expect(open("/contact").texts("#working-with-us :is(h2, h3)")).toEqual([heading, ...items.map(({ title }) => title)]);
  for (const name of ["home", "about"] as const) {
    const { more } = pages[name].workingWithUs;
    expect(open(pagePath(name)).links(`a:contains("${more}")`), name).toEqual([workingWithUs]);
  }
});

test("LEG-1 LEG-2 LEG-3 LEG-4 LEG-5 LEG-6 LEG-10 the privacy policy has the required sections and the storage table", () => {
  const { find, texts } = open("/privacy");
  expect(texts("main h2").join(" / ")).toBe(
    "Controller / Your rights as a data subject / Right of objection / Complaints to a supervisory authority / " +
      "Purposes and legal bases / Deletion / Server log files / Cookie consent management / " +
      "Sales-visitor tracking tool / Encryption with TLS / Changes to this policy / Data protection officer / Applications",
  );
  expect(texts("#server-log-files").join()).toContain("deleted after at most seven days");
  expect(texts("#visitor-tracking").join()).toContain(site.legal.visitorTool);
  expect(texts("#visitor-tracking").join()).toMatch(/opt(ing)? out/i);
  expect(texts("#applications").join()).toMatch(/applicant portal.*not by e?mail/);
  expect(texts("html").join()).not.toMatch(outdatedLaw);

  expect(texts("#cookie-consent th[scope=col]")).toEqual(["Name", "Purpose", "Kind", "Lifetime"]);
  const classes = texts("#cookie-consent th[scope=rowgroup]").map((name) => name.split(",")[0]);
  expect(classes).toEqual(["Strictly necessary", "Functional", "Analytics"]);
  const rows = find("#cookie-consent tr:has(td + td)").map((row) => row.querySelectorAll("td").map(({ text }) => text));
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["cookieConsent", "glossaryTarget"]));
  expect(rows.filter((row) => row.filter(Boolean).length !== 4)).toEqual([]);
});

test("LEG-8 LEG-10 the legal notice has its seven sections, with the facts of the company", () => {
  const { texts } = open("/imprint");
  expect(texts("main h2").join(" / ")).toBe(
    "Company / Register data / Managing directors / Insurers / Contact / " +
      "Responsible for editorial content / Content, links and copyright",
  );
  expect(texts("#disclaimers h3")).toEqual(["Content", "Links", "Copyright"]);
  const { visitorTool: _tool, hostingProvider: _host, dataProtectionMail: _officer, ...facts } = site.legal;
  const laws = ["Section 5 of the German Digital Services Act", "Section 18(2)"];
  for (const fact of [site.company, ...Object.values(facts), ...laws]) expect(texts("main").join()).toContain(fact);
  expect(texts("html").join()).not.toMatch(outdatedLaw);
});

test("ABOUT-1 the About page has an intro, four values, two profiles, the team and a call", () => {
  const { count, links } = open("/company/about");
  expect(count(".about-intro p")).toBeGreaterThan(0);
  expect(count(`${section(pages.about.values.heading)} li`)).toBe(4);
  expect(count(".profiles > li:has(.portrait)")).toBe(2);
  expect(count(".team-placeholder")).toBe(1);
  expect(links(".call-band a")).toEqual(["/contact"]);
});

test("REFS-1 REFS-2 REFS-4 REFS-5 REFS-8 REFS-9 REFS-10 the success stories have cards, quote and call", () => {
  const { find, count, texts, links } = open("/company/references");
  expect(texts("h1")).toEqual(["Our Client Success Stories"]);
  expect(texts(".page-head-layout p").join()).toMatch(
    /European organizations.*IT infrastructure.*secure.* cloud.*technology/,
  );
  const cards = find(".case-card");
  expect(cards).toHaveLength(cases.length);
  for (const card of cards) {
    for (const part of ["svg.iso", "h2"]) expect(card.querySelectorAll(part), part).toHaveLength(1);
    expect(card.querySelectorAll("dt").map(({ text }) => text)).toEqual(["Industry", "Size", "Revenue"]);
    const tags = card.querySelectorAll("div:has(> ul.case-tags > li) > h3").map(({ text }) => text);
    expect(tags).toEqual(["Services Provided", "Technologies Used"]);
    const fields = card.querySelectorAll("h2, p, dd").map(({ text }) => text);
    expect(fields.filter(Boolean)).toHaveLength(1 + 3 + 3);
  }
  expect(links('.case-card a:contains("View Reference")')).toEqual(cases.map(({ slug }) => casePath(slug)));

  const quote = `${section("What Our Customers Say")} figure`;
  expect(count(quote)).toBe(1);
  expect(texts(`${quote} blockquote strong`)).toEqual(["DevOps as a Service"]);
  expect(count(`${quote} figcaption [role=img]`)).toBe(1);
  for (const part of [".word-mark", "figcaption strong"]) expect(texts(`${quote} ${part}`).join(), part).not.toBe("");
  expect(texts(`${quote} figcaption`).join()).toContain(",");
  expect(texts(".call-band h2")).toEqual(["Ready to become our next success story?"]);
  expect(links('.call-band a:contains("Contact Us Today")')).toEqual(["/contact"]);
});

const specifiedCases = {
  "azure-data-factory-logistics": {
    facts: ["Logistics", "2024", "220 employees", "n.a. confidential"],
    subjects: [/Azure Data Factory/],
  },
  "azure-infrastructure-automation": {
    facts: ["Management consulting", "2024", "2,750 employees", "about 870M euro (2022)"],
    subjects: [/subscription/i, /automat/i, /self-service portal/i, /privileged identity management/i],
  },
  "cybersecurity-development-support": {
    facts: ["Cybersecurity", "2023", "1,250 employees", "about 2.2B euro (2022)"],
    subjects: [/key vault/i, /code[- ]quality/i, /security scanning/i, /CI\/CD/, /API middleware/i, /ERP/],
  },
  "devops-insurance-sector": {
    facts: ["Insurance", "2024", "5,000 employees", "about 2.42B euro"],
    subjects: [/tool evaluation/i, /train/i],
  },
  "sharepoint-migration-tuv": {
    facts: ["Testing and inspection", "2024", "26,000 employees", "about 2.9B euro (2022)"],
    subjects: [/about 60 areas/i, /over 3,600 subpages/i, /access rights/i, /tool for managing user groups/i],
  },
};

test("CASE-3 CASE-4 CASE-5 CASE-6 CASE-7 CASE-8 cases state the specified facts and subjects", () => {
  for (const [slug, { facts, subjects }] of Object.entries(specifiedCases)) {
    const { texts } = open(casePath(slug));
    expect(texts("main dl:not(.case-brief) dt")).toEqual(["Industry", "Implementation", "Company Size", "Revenue"]);
    expect(texts("main dl:not(.case-brief) dd")).toEqual(facts);
    for (const subject of subjects) expect(texts("main").join(), slug).toMatch(subject);
  }
});

test("CASE-1 CASE-2 CASE-9 CASE-10 CASE-11 each case has hero, sections, the facts of its card and the next case", () => {
  const { summary, brief, change, advantages, trigger, project, areas, timeline, results, advice, stack } = labels.case;
  const order = [summary, brief, change, advantages, trigger, project, areas, timeline, results, advice, stack];
  const cards = open("/company/references").find(".case-card");
  for (const [index, entry] of cases.entries()) {
    const { find, count, texts, links } = open(casePath(entry.slug));
    expect(count(".case-hero :is(h1, h1 + p, svg.state-drawing)"), entry.slug).toBe(4);
    expect(texts(".case-figure"), entry.slug).toEqual([`${entry.figure.value} ${entry.figure.text}`]);
    for (const text of [entry.change.before, entry.change.after])
      expect(texts(section(change)).join(), entry.slug).toContain(text);
    expect(links('a:contains("Back to References")')).toEqual(["/company/references"]);
    const headings = texts("main h2").slice(0, -2);
    expect(headings, entry.slug).toEqual(order.filter((name) => headings.includes(name)));
    expect(headings, entry.slug).toEqual(expect.arrayContaining([summary, brief, trigger, project, results, stack]));
    const { duration, team, decision, dropped, today, approval } = entry;
    expect(texts(".case-brief dd"), entry.slug).toEqual([duration, team, decision, dropped, today, approval]);
    const [industry, , size, revenue] = texts("main dd");
    expect(cards[index]?.querySelectorAll("dd").map(({ text }) => text)).toEqual([industry, size, revenue]);
    const rows = find(".work-table tbody tr").map((row) => row.text);
    expect(rows).toHaveLength(entry.areas?.length ?? 0);
    for (const [row, { title, challenges }] of (entry.areas ?? []).entries())
      for (const words of [title, ...challenges.map((challenge) => challenge.title)])
        expect(rows[row]).toContain(words);
    expect(count(`${section(stack)} h3`), entry.slug).toBeGreaterThanOrEqual(2);
    expect(count(`${section(stack)} li`), entry.slug).toBeGreaterThanOrEqual(6);
    expect(links(".next-case h2 + p a")).toEqual([casePath(cases[(index + 1) % cases.length]?.slug ?? "")]);
    expect(links('.call-band a:contains("Start Your Project")')).toEqual(["/contact"]);
  }
});

test("SERV-1 azure-consulting has six solutions, four reasons, four steps and six questions", () => {
  const { count, texts } = open("/services/azure-consulting");
  expect(count(".overview-card")).toBe(6);
  expect(count("main section:nth-of-type(3) ul > li")).toBe(4);
  expect(texts("main ol.steps > li > span")).toEqual(["1", "2", "3", "4"]);
  expect(count("main details")).toBe(6);
});

test("SERV-2 SERV-3 SERV-4 ROUT-3 overviews have hero, cards, five questions and a call", () => {
  for (const [slug, specified] of Object.entries({
    "cloud-consulting": ["azure-consulting", "private-hybrid-cloud", "cloud-governance", "cloud-exit"],
    "ai-solutions": ["confidential-ai", "agentic-solutions", "ai-infrastructure"],
    devops: ["azure-devops", "devsecops", "ai-development"],
  })) {
    const { count, links } = open(servicePath(slug));
    expect(count(".page-head-layout :is(h1, svg.slab-stack)"), slug).toBe(2);
    // Editors may add cards.
    const targets = specified.map(servicePath);
    expect(links(".overview-card a").filter((href) => targets.includes(href))).toEqual(targets);
    if (slug === "cloud-consulting") expect(count(".service-rows a")).toBeGreaterThanOrEqual(3);
    expect(count("main details"), slug).toBe(5);
    expect(links(".call-band a"), slug).toEqual(["/contact"]);
  }
});

test("SERV-1 SERV-2 SERV-3 SERV-4 each label in the drawing of an overview links to its page or card", () => {
  const overviews = services.filter((service) => service.kind === "overview");
  expect(overviews).toHaveLength(4);
  for (const { slug, cards } of overviews) {
    const { find, texts, links } = open(servicePath(slug));
    expect(texts(".slab-labels a")).toEqual(cards.items.map(({ title }) => title));
    expect(texts(".overview-card h3")).toEqual(cards.items.map(({ title }) => title));
    const ids = find(".overview-card").map(({ id }) => `#${id}`);
    expect(links(".slab-labels a")).toEqual(cards.items.map(({ to }, index) => to?.href ?? ids[index]));
    expect(find(".slab-stack [data-slab]")).toHaveLength(cards.items.length);
  }
});

const hasQuestions = /^(devsecops|cloud-governance|cloud-exit|confidential-ai|azure-devops)$/;

test("SERV-5 SERV-6 SERV-7 SERV-8 SERV-13 ROUT-4 services have all their sections", () => {
  for (const { kind, slug, firstStep, questions: ownQuestions } of services) {
    const path = servicePath(slug);
    const { find, count, texts, links } = open(path);
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
    for (const part of ["svg", "h3", "p"]) expect(count(`${capabilities} ${part}`), slug).toBe(6);
    expect(new Set(find(`${capabilities} svg`).map(String)).size, `${slug}: different parts`).toBe(6);
    const benefits = texts(`${section("Business Benefits")} ul > li`);
    expect(benefits, slug).toEqual(Array.from({ length: 5 }, (): unknown => expect.stringMatching(/\.$/)));
    const numbers = texts(".approach-number");
    expect(numbers, slug).toEqual(["1", "2", "3", "4", "5"].slice(0, numbers.length < 5 ? 4 : 5));
    for (const part of ["h3", "h3 + p"])
      expect(count(`${section("Our Approach")} ol > li ${part}`), slug).toBe(numbers.length);
    expect(count("main details"), slug).toBe(ownQuestions?.length ?? 0);
    if (hasQuestions.test(slug)) expect(ownQuestions, slug).toBeDefined();
  }
});

test("services show a specimen as a figure with named tables, call an article reading, and say why others follow", () => {
  for (const service of services) {
    const { slug, proof } = service;
    const { find, count, texts } = open(servicePath(slug));
    const isCase = proof.to.href.startsWith(casePath(""));
    expect(texts("h2"), slug).toContain(isCase ? labels.service.proof : labels.service.reading);
    const related = service.kind === "detail" ? service.related : (service.related?.services ?? []);
    expect(texts(".service-rows > li > p"), slug).toEqual(related.map(({ reason }) => reason));
    if (service.kind !== "detail") continue;
    const { title, facts, tables, note, caption } = service.specimen;
    expect(texts("figure :is(h3, figcaption, .specimen-note)"), slug).toEqual([title, note, caption]);
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

test("SERV-9 SERV-10 SERV-11 the specified ranges are on their pages", () => {
  const claims = {
    "azure-consulting": ["20-40%", "4-8 weeks", "6-12 months"],
    "cloud-exit": ["15-30%", "6-24 months"],
    devops: ["3-9 months"],
  };
  for (const [slug, ranges] of Object.entries(claims))
    for (const range of ranges) expect(open(servicePath(slug)).texts("main").join(), slug).toContain(range);
});

test("LP-1 LP-2 LP-3 LP-4 SHAR-3 overview pages link to their pages and end with the support block", () => {
  const overviews = {
    products: ["external", "external", "external"],
    company: ["/company/about", "/company/references", "external"],
    resources: ["/resources/blog", "/resources/glossary", "/resources/faq"],
  };
  for (const name of overviewNames) {
    const path = `/lp/${name}`;
    const { find, count, texts, links } = open(path);
    const cards = find("main section:first-of-type li a").map((link) =>
      link.getAttribute("target") === "_blank" ? "external" : link.getAttribute("href"),
    );
    expect(cards, path).toEqual(overviews[name]);
    expect(count("main details"), path).toBe(path === "/lp/products" ? 5 : 0);
    expect(texts("main section:last-of-type h2"), path).toEqual([pages[name].supportHeading ?? "Need more support?"]);
    expect(texts("main section:last-of-type p"), path).toEqual([pages[name].supportText ?? labels.support.text]);
    expect(links("main section:last-of-type a"), path).toEqual(["/contact"]);
  }
});

for (const [title, path, heading, chips] of [
  [
    "BLOG-1 BLOG-2 BLOG-4 the blog",
    "/resources/blog",
    "Blog & Insights",
    "All Categories, AI Development, Sovereign Cloud, DevSecOps, Compliance, Azure, Best Practices",
  ],
  [
    "GLOS-1 GLOS-3 the glossary",
    "/resources/glossary",
    "Technical Glossary",
    "All Categories, Cloud Computing, DevOps, Cloud Security, Container Orchestration, AI & Machine Learning, Software Architecture, Cloud Compliance",
  ],
  [
    "FAQ-1 FAQ-2 FAQ-13 the FAQ",
    "/resources/faq",
    "Frequently Asked Questions",
    "All, AI & Machine Learning, Cloud & Infrastructure, DevOps & Development, Governance & Security, Microsoft Technologies, Digital Transformation & Modernization",
  ],
] as const) {
  test(`${title} shows heading, labeled search box and category filters`, () => {
    const { find, texts } = open(path);
    expect(texts("h1")).toEqual([heading]);
    const [field] = find("search input[type=search]");
    expect(texts(`search label[for="${field?.id}"]`)).toEqual([expect.stringMatching(/^Search the /)]);
    if (path === "/resources/glossary") expect(field?.getAttribute("placeholder")).toBe("Search terms...");
    expect(texts("search button[aria-pressed]").join(", ")).toBe(chips);
    expect(texts("search button[aria-pressed=true]")).toEqual(chips.split(", ").slice(0, 1));
  });
}

test("BLOG-5 BLOG-6 BLOG-7 the blog lists its articles, the first one featured, and links the newsletter", () => {
  const { find, links } = open("/resources/blog");
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
    head: ["Sovereign Cloud", "2025-05-26", "May 26, 2025", "5 min read"],
    related: ["azure-consulting", "cloud-governance", "private-hybrid-cloud", "devsecops"],
  },
  "devsecops-regulatory-compliance": {
    head: ["DevSecOps, Compliance, NIS2, DORA", "2025-07-03", "July 3, 2025", "12 min read"],
    related: ["devsecops", "cloud-governance", "azure-consulting", "ai-solutions"],
  },
  "ai-enterprise-influence": {
    head: ["AI Development, Enterprise Software, Automation", "2025-07-03", "July 3, 2025", "15 min read"],
    related: ["ai-development", "ai-solutions", "devops", "azure-consulting"],
  },
};

test("ART-7 ART-8 ART-9 ART-10 ART-11 ART-12 ART-14 ART-18 ART-19 articles have the specified details", () => {
  for (const [slug, { head, related }] of Object.entries(specifiedArticles)) {
    const path = articlePath(slug);
    const { find, count, texts, links } = open(path);
    const [time] = find(".page-head-layout time");
    const [minutes] = /\d+ min read/.exec(texts(".page-head-layout").join()) ?? [];
    const badges = texts(".page-head-layout ul li").join(", ");
    expect([badges, time?.getAttribute("datetime"), time?.text, minutes]).toEqual(head);
    const ids = find(".prose > section").map(({ id }) => id);
    expect(ids).toEqual(articleSections[path as keyof typeof articleSections]);
    expect(links(".contents-sidebar a")).toEqual(ids.map((id) => `#${id}`));
    expect(texts(".contents-sidebar a")).toEqual(texts(".prose > section > h2"));
    expect(links(`${section("Related services")} li a`)).toEqual(related.map(servicePath));
    expect(count(`${section("Related services")} li .more:contains("Learn More")`)).toBe(4);
  }
});

test("ART-1 ART-2 ART-25 articles have breadcrumb, Share, Subscribe, external references and labeled figures", () => {
  let figures = 0;
  for (const { slug } of articles) {
    const { find, count, texts, links } = open(articlePath(slug));
    expect(texts("nav[aria-label=Breadcrumb] li"), slug).toEqual(["Home", "Blog", ...texts("h1")]);
    expect(links('a:contains("Back to Blog")')).toEqual(["/resources/blog"]);
    expect(texts(".page-head-layout button")).toEqual(["Share"]);
    expect(links('.page-head-layout a[target=_blank]:contains("Subscribe")')).toEqual([site.externals["newsletter"]]);
    expect(count('.prose a[href^="https:"]'), slug).toBeGreaterThan(1);
    expect(links('.prose a[href^="https:"]:not([target=_blank])')).toEqual([]);
    figures += count(".prose-figure");
    for (const figure of find(".prose-figure")) {
      expect(figure.querySelector("svg[role=img]")?.getAttribute("aria-label")).toMatch(/\w/);
      const entries = figure.querySelectorAll("li");
      expect(entries.length).toBeGreaterThan(0);
      expect(figure.querySelectorAll(".figure-mark")).toHaveLength(entries.length);
    }
  }
  expect(figures).toBeGreaterThan(0);
});

test("ART-12 ART-13 ART-15 ART-16 ART-17 articles have the specified calls and related articles", () => {
  const devsecops = open("/blog/devsecops-regulatory-compliance");
  expect(devsecops.links('a:contains("Schedule a DevSecOps Compliance Assessment")')).toEqual(["/contact"]);
  const { count, texts, links } = open("/blog/ai-enterprise-influence");
  expect(texts(".call-band a")).toEqual(["Get Free Consultation", "Explore AI Development Services"]);
  expect(links(".call-band a")).toEqual(["/contact", "/services/ai-development"]);
  const related = `${section(labels.article.relatedArticles)} li`;
  const paths = ["/blog/devsecops-regulatory-compliance", "/blog/azure-local-arc-data-sovereignty"];
  expect(links(`${related} a`)).toEqual(paths);
  expect(count(`${related} p:contains("Read More")`)).toBe(2);
  for (const target of ["llm-gateway", "newsletter"])
    expect(count(`.prose a[target=_blank][href*="${target}"]`), target).toBe(1);
  expect(texts(".page-head-layout p").join()).toMatch(/By .+ team/);
});

const letterOf = (term: string) => term.charAt(0).toUpperCase();

test("GLOS-2 GLOS-5 GLOS-6 GLOS-7 GLOS-13 GLOS-16 the glossary shows all terms by letter, and links letters with terms", () => {
  const { find, count, texts, links } = open("/resources/glossary");
  const letters = [...new Set(terms.map(({ term }) => letterOf(term)))].toSorted();
  expect(texts(".alphabet-bar a")).toEqual(letters);
  expect(links(".alphabet-bar a")).toEqual(letters.map((letter) => `#section-${letter}`));
  expect(count(".alphabet-bar li")).toBe(26);
  expect(find(".term-card").map(({ id }) => id)).toEqual(terms.map(({ slug }) => slug));
  for (const letter of letters) {
    const names = terms.map(({ term }) => term).filter((term) => letterOf(term) === letter);
    expect(texts(`#section-${letter} h3`), letter).toEqual(names);
  }
  for (const { slug, term, category } of terms) {
    const card = find(`.term-card[id="${slug}"]`)[0];
    expect(card?.querySelector("h3")?.text).toBe(term);
    const [shownCategory, definition] = card?.querySelectorAll("p").map(({ text }) => text) ?? [];
    expect(shownCategory, term).toBe(category);
    expect(definition, term).not.toBe("");
    expect(card?.querySelectorAll("ul a[href^='#']").length, term).toBeGreaterThanOrEqual(2);
    expect(card?.querySelector("button")?.getAttribute("aria-label"), term).toContain(term);
  }
});

test("FAQ-3 FAQ-4 FAQ-9 FAQ-11 questions are closed cards in groups, each with an id; the page ends with a call", () => {
  const { find, count, texts, links } = open("/resources/faq");
  expect(texts(".question-group > h2")).toEqual(questions.map(({ label }) => label));
  for (const { label, items } of questions) {
    const cards = find(`.question-group:has(h2:contains("${label}")) article`);
    expect(cards.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(cards.map((card) => card.querySelector("summary")?.text)).toEqual(items.map(({ question }) => question));
  }
  expect(count("main details[open]")).toBe(0);
  expect(links('.call-band a:contains("Get Expert Consultation")')).toEqual(["/contact"]);
});

test("data files list every term and every question", () => {
  const [glossary, faq] = ["glossary.json", "faq.json"].map((file) =>
    JSON.stringify(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
  );
  for (const { term, slug } of terms)
    for (const value of [JSON.stringify(term), `"id":"${slug}"`, `/resources/glossary#${slug}"`])
      expect(glossary).toContain(value);
  for (const { question } of questions.flatMap(({ items }) => items)) expect(faq).toContain(JSON.stringify(question));
});
