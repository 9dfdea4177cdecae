import { readFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import type { Release } from "#site/content/page-data/release.server.ts";
import {
  articlePath,
  casePath,
  mailHref,
  markdownPath,
  phoneHref,
  releasePath,
  sbomPath,
  servicePath,
} from "#site/paths.ts";

import { isSampleCase } from "../../scripts/check/is-sample-case.ts";
import { expect, folder, openBuilt, section, test } from "../support/built-pages.ts";
import { specifiedCases } from "../support/specified-cases.ts";

// Content that the specification names, read from the built pages without a browser. Editors may add to it. Its
// clients, badges, quote and cases are placeholders; what the owner has decided is compared with the content only.

const content = getContent();
const { site, pages, labels, cases, articles, testimonial } = content;

/** Expects the words of the specification in a field, as long as it is a placeholder. */
function expectSpecified(name: string, field: string, words: readonly string[]): void {
  const samples = content.placeholders.filter(({ file }) => file === `content/${name}`).flatMap(({ texts }) => texts);
  const own = samples.filter((sample) => sample.field === field).map(({ text }) => text);
  expect(words.filter((word) => own.length > 0 && !own.join().includes(word))).toEqual([]);
}

test("the home page has one stable heading, and buttons to call and write", { tag: ["@HOME-4", "@HOME-13"] }, () => {
  const { texts, links } = openBuilt("/");
  expect(links(".home-hero a")).toEqual([phoneHref(site.phone), mailHref(site.mail)]);
  expect(texts("h1 > :not([aria-hidden])")).toEqual([pages.home.hero.label]);
});

test("the carousel announces each client once", { tag: ["@HOME-5", "@HOME-17"] }, () => {
  const { texts } = openBuilt("/");
  const clients = pages.home.clients.names;
  const specified = ["Grohe", "TÜV", "BSH", "DAK", "BMW", "Infinigate", "Volkswagen"];
  expectSpecified("pages/home.yaml", "clients.names", specified);
  expect(texts(".carousel ul:not([aria-hidden], [inert]) li")).toEqual(clients);
  expect(texts(".carousel ul[aria-hidden][inert] li")).toEqual(clients);
});

test("three cards of the home page link to services", { tag: "@HOME-8" }, () => {
  const { texts, links } = openBuilt("/");
  expect(links(".practice-wall a")).toEqual(["cloud-consulting", "devops", "ai-solutions"].map(servicePath));
  const { items } = pages.home.situations;
  expect(links(".situations a")).toEqual(items.map(({ service }) => servicePath(service)));
  expect(texts(".situations .sheet p:first-child")).toEqual(items.map(({ when }) => when));
  expect(texts(".case-band h3")).toEqual(pages.home.results.cases.map(({ change }) => change));
});

test("each badge has a name and a meaning", { tag: "@HOME-9" }, () => {
  const { texts } = openBuilt("/");
  const { badges } = pages.home.certificates;
  const seals = ["TISAX", "TÜV Rheinland", "Microsoft Solutions Partner", "Bundesverband IT-Mittelstand", "FuE BSFZ"];
  expectSpecified("pages/home.yaml", "certificates.badges", seals);
  expect(texts(".certificates h3")).toEqual(badges.map(({ name }) => name));
  expect(texts(".certificates p")).toEqual(badges.map(({ meaning }) => meaning));
});

test("the home page shows the latest articles", { tag: ["@HOME-10", "@HOME-11"] }, () => {
  const { texts, links } = openBuilt("/");
  expect(links('a:contains("View all articles")')).toEqual(["/resources/blog"]);
  const latest = articles.slice(0, 3);
  expect(links(".article-cards a")).toEqual(latest.map(({ slug }) => articlePath(slug)));
  const times = latest.map(({ minutes }): unknown => expect.stringContaining(`${minutes} min read`));
  expect(texts(".article-cards > li")).toEqual(times);
});

test("the contact page has three cards", { tag: ["@CONT-1", "@CONT-2", "@CONT-3", "@CALL-6"] }, () => {
  const { count, texts, links } = openBuilt("/contact");
  const { street, postalCode, city, country } = site.address;
  expect(texts(".contact-cards address")).toEqual([`${site.company} ${street} ${postalCode} ${city} ${country}`]);
  const contacts = [phoneHref(site.phone), mailHref(site.mail)];
  expect(links(".contact-cards a")).toEqual(contacts);
  expect(texts(".contact-cards a")).toEqual([site.phone, site.mail]);
  expect(count(".contact-cards > li:has(h2)")).toBe(3);
  expect(count("form, input, textarea, select")).toBe(0);
  for (const path of ["/", "/imprint"])
    expect(openBuilt(path).links("main a"), path).toEqual(expect.arrayContaining(contacts));
});

test("the privacy policy has the required sections", { tag: "@LEG-1" }, () => {
  const { find, texts } = openBuilt("/privacy");
  const sections =
    "controller your-rights right-of-objection complaints purposes deletion server-log-files cookie-consent " +
    "visitor-tracking tls changes data-protection-officer applications";
  expect(find("main section:has(h2)").map(({ id }) => id)).toEqual(expect.arrayContaining(sections.split(" ")));
  expect(texts("#complaints").join()).toContain(site.legal.supervisoryAuthority);
});

test("the privacy policy covers logs, tracking and applications", { tag: ["@LEG-2", "@LEG-3", "@LEG-4"] }, () => {
  const { texts, links } = openBuilt("/privacy");
  for (const words of [/delete|deletion/i, /\b(7|seven) days\b/])
    expect(texts("#server-log-files").join()).toMatch(words);
  expect(texts("#visitor-tracking").join()).toContain(labels.cookieSettings);
  expect(links("#applications a")).toContain(site.externals["careers"]);
  expect(texts("#applications").join()).toMatch(/mail/i);
  expect(links("#applications a[href^='mailto:']")).toEqual([]);
});

test("the privacy policy lists stored entries in three classes", { tag: ["@LEG-5", "@LEG-6"] }, () => {
  const { find, texts } = openBuilt("/privacy");
  expect(texts("#cookie-consent th[scope=col]")).toEqual(["Name", "Purpose", "Kind", "Lifetime"]);
  const classes = texts("#cookie-consent th[scope=rowgroup]").map((name) => name.split(",")[0]);
  expect(classes).toEqual(["Strictly necessary", "Functional", "Analytics"]);
  const rows = find("#cookie-consent tr:has(td + td)").map((row) => row.querySelectorAll("td").map(({ text }) => text));
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["cookieConsent", "glossaryTarget"]));
  expect(rows.filter((row) => row.filter(Boolean).length !== 4)).toEqual([]);
});

test("the legal notice has the required sections and facts", { tag: "@LEG-8" }, () => {
  const { find, texts } = openBuilt("/imprint");
  const sections = "company register managing-directors insurers contact responsible-person disclaimers";
  expect(find("main section:has(h2)").map(({ id }) => id)).toEqual(expect.arrayContaining(sections.split(" ")));
  expect(texts("#disclaimers h3").join()).toMatch(/content.*links.*copyright/i);
  const { registerCourt, registerNumber, vatId, managingDirectors, responsiblePerson, insurer, insuranceScope } =
    site.legal;
  const facts = [registerCourt, registerNumber, vatId, managingDirectors, responsiblePerson, insurer, insuranceScope];
  for (const fact of [site.company, ...facts]) expect(texts("main").join()).toContain(fact);
});

test("the legal pages cite no repealed law", { tag: "@LEG-10" }, () => {
  const outdated = /\bTMG\b|\bTTDSG\b|Telemedia|ec\.europa\.eu\/(consumers\/)?odr|dispute platform/i;
  for (const path of ["/privacy", "/imprint"]) expect(openBuilt(path).texts("html").join(), path).not.toMatch(outdated);
});

test("the About page has an intro, four values, two profiles, the team and a call", { tag: "@ABOUT-1" }, () => {
  const { count, links } = openBuilt("/company/about");
  expect(count(".about-intro p")).toBeGreaterThan(0);
  expect(count(`${section(pages.about.values.heading)} li`)).toBe(4);
  expect(count(".profiles > li:has(.tower):has(h3)")).toBe(2);
  expect(count(".team-placeholder")).toBe(1);
  expect(links(".call-band a")).toEqual(["/contact"]);
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(`${folder}${file}`, "utf8"));

// every-page.spec.ts and without-script.spec.ts hold the other claims.
test("what the About page claims of this release agrees with its files", () => {
  const { texts, links } = openBuilt("/company/about");
  const { commit } = readJson(releasePath) as Pick<Release, "commit">;
  const { components } = readJson(sbomPath) as { components: unknown[] };
  const claims = texts(".claims h3");
  expect(claims).toHaveLength(5);
  expect(claims.join()).toContain(`${components.length.toLocaleString("en-US")} packages`);
  if (commit !== null) expect(claims.join()).toContain(commit.slice(0, 7));
  expect(links(".claims a")).toEqual([markdownPath("/company/about"), releasePath, sbomPath]);
});

test("the success stories have headline, intro and call", { tag: ["@REFS-1", "@REFS-2", "@REFS-10"] }, () => {
  const { texts, links } = openBuilt("/company/references");
  expect(texts("h1")).toEqual(["Our Client Success Stories"]);
  expectSpecified("pages/references.yaml", "lead", ["European organizations", "IT infrastructure", "cloud"]);
  expect(texts(".references-head .head-lead")).toEqual([pages.references.lead]);
  expect(texts(".call-band h2")).toEqual(["Ready to become our next success story?"]);
  expect(links('.call-band a:contains("Contact Us Today")')).toEqual(["/contact"]);
});

test("each card shows the facts of its case and links to it", { tag: ["@REFS-4", "@REFS-5"] }, () => {
  const { find, links } = openBuilt("/company/references");
  const cards = find(".case-card");
  expect(cards).toHaveLength(cases.length);
  for (const card of cards) {
    expect(card.querySelectorAll(".field[role=img] svg").length).toBeGreaterThan(0);
    expect(card.querySelectorAll("h2")).toHaveLength(1);
    expect(card.querySelectorAll("dt").map(({ text }) => text)).toEqual(["Industry", "Size", "Revenue"]);
    const tags = card.querySelectorAll("div:has(> ul > li) > h3").map(({ text }) => text);
    expect(tags).toEqual(["Services Provided", "Technologies Used"]);
    const fields = card.querySelectorAll("h2, p:not(.field-caption), dd").map(({ text }) => text);
    expect(fields.filter(Boolean)).toHaveLength(1 + 3 + 3);
  }
  expect(links('.case-card a:contains("View Reference")')).toEqual(cases.map(({ slug }) => casePath(slug)));
});

test("one customer is quoted with name, position and picture", { tag: ["@REFS-8", "@REFS-9"] }, () => {
  const { count, texts } = openBuilt("/company/references");
  const quote = `${section("What Our Customers Say")} figure`;
  expect(count(quote)).toBe(testimonial ? 1 : 0);
  test.skip(!testimonial, "the owner has deleted the quote");
  expect(texts(`${quote} blockquote strong`)).toEqual([testimonial?.highlight]);
  expectSpecified("testimonial.yaml", "quote", ["DevOps as a Service"]);
  expect(count(`${quote} figcaption :is([role=img], img)`)).toBe(1);
  for (const part of [".word-mark", "figcaption strong"]) expect(texts(`${quote} ${part}`).join(), part).not.toBe("");
  expect(texts(`${quote} figcaption`).join()).toContain(",");
});

for (const [slug, { tag, facts, subjects }] of Object.entries(specifiedCases)) {
  test(`${slug} states the specified facts`, { tag }, () => {
    test.skip(!isSampleCase(slug, content), "the owner has decided on other facts or deleted the case");
    const { texts } = openBuilt(casePath(slug));
    expect(texts("main dl:not(.case-brief) dd")).toEqual(facts);
    for (const subject of subjects) expect(texts("main").join()).toMatch(subject);
  });
}

test("each case states its facts as on its card", { tag: ["@CASE-3", "@CASE-11"] }, () => {
  const cards = openBuilt("/company/references").find(".case-card");
  for (const [index, { slug, industry, implementation, companySize, revenue }] of cases.entries()) {
    const { texts } = openBuilt(casePath(slug));
    expect(texts("main dl:not(.case-brief) dt")).toEqual(["Industry", "Implementation", "Company Size", "Revenue"]);
    const amounts = [companySize, revenue].map(({ before, value, after }) =>
      [before, value.replace("\u00A0", " "), after].filter((part) => part !== undefined).join(" "),
    );
    const facts = [industry, implementation, ...amounts];
    expect(texts("main dl:not(.case-brief) dd"), slug).toEqual(facts);
    const onCard = cards[index]?.querySelectorAll("dd").map(({ text }) => text.replaceAll("\u00A0", " "));
    expect(onCard, slug).toEqual(facts.toSpliced(1, 1));
  }
});

test("each case leads to the next one and to us", { tag: ["@CASE-1", "@CASE-2", "@CASE-10", "@ROUT-8"] }, () => {
  for (const [index, { slug, keyNumber }] of cases.entries()) {
    const { count, texts, links } = openBuilt(casePath(slug));
    expect(count(".case-hero :is(h1, h1 + p)"), slug).toBe(2);
    expect(count(".case-hero .field[role=img]"), slug).toBe(1);
    expect(texts(".case-key-number :is(.figure > .sr-only, strong + span)"), slug).toEqual([
      keyNumber.value,
      keyNumber.text,
    ]);
    expect(links('a:contains("Back to References")')).toEqual(["/company/references"]);
    expect(links(".next-case-title a")).toEqual([casePath(cases[(index + 1) % cases.length]?.slug ?? "")]);
    expect(links('.call-band a:contains("Start Your Project")')).toEqual(["/contact"]);
  }
});

test("each case has its sections in its order", { tag: "@CASE-9" }, () => {
  for (const entry of cases) {
    const { find, texts } = openBuilt(casePath(entry.slug));
    const { summary, change, brief, trigger, project, results, stack, ...others } = {
      ...labels.case,
      ...entry.headings,
    };
    for (const text of [entry.change.before, entry.change.after])
      expect(texts(section(change)).join(), entry.slug).toContain(text);
    const named = { ...others, summary, change, brief, results, trigger };
    const filled = entry.order.filter((name) => name === "brief" || entry[name] !== undefined);
    const expected = filled.flatMap((name) => (name === "trigger" ? [trigger, project] : [named[name]]));
    const advice = entry.advice === undefined ? [] : [labels.case.advice];
    expect(texts("main h2").slice(0, -2), entry.slug).toEqual([...expected, ...advice, stack]);
    const { duration, team, decision, dropped, today, approval } = entry;
    expect(texts(".case-brief dd"), entry.slug).toEqual([duration, team, decision, dropped, today, approval]);
    const rows = find(".work-table tbody tr").map((row) => row.text);
    expect(rows).toHaveLength(entry.areas?.length ?? 0);
    for (const [row, { title, challenges }] of (entry.areas ?? []).entries())
      for (const words of [title, ...challenges.map((challenge) => challenge.title)])
        expect(rows[row]).toContain(words);
    expect(texts(`${section(stack)} h3`), entry.slug).toEqual(entry.stack.map(({ group }) => group));
    expect(texts(`${section(stack)} li`), entry.slug).toEqual(entry.stack.flatMap(({ badges }) => badges));
  }
});

for (const { name, tag, internal, external } of [
  { name: "products", tag: ["@LP-1", "@SHAR-3", "@ROUT-5"], internal: [], external: 3 },
  {
    name: "company",
    tag: ["@LP-2", "@LP-4", "@ROUT-5"],
    internal: ["/company/about", "/company/references"],
    external: 1,
  },
  {
    name: "resources",
    tag: ["@LP-3", "@LP-4", "@ROUT-5"],
    internal: ["/resources/blog", "/resources/glossary", "/resources/faq"],
    external: 0,
  },
] as const) {
  test(`/lp/${name} links to its pages and ends with the support block`, { tag: [...tag] }, () => {
    const { count, texts, links } = openBuilt(`/lp/${name}`);
    const cards = ".overview-panels > li a";
    expect(links(cards)).toEqual(expect.arrayContaining([...internal]));
    expect(count(`${cards}[target=_blank]`)).toBeGreaterThanOrEqual(external);
    expect(count("main details")).toBe(pages[name].questions?.length ?? 0);
    expect(texts("main section:last-of-type h2")).toEqual([pages[name].supportHeading ?? "Need more support?"]);
    expect(texts("main section:last-of-type p")).toEqual([pages[name].supportText ?? labels.support.text]);
    expect(links("main section:last-of-type a")).toEqual(["/contact"]);
  });
}
