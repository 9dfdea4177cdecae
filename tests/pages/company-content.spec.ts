import { getContent } from "#site/content/content.server.ts";
import { overviewNames } from "#site/content/schemas/pages.server.ts";
import { articlePath, casePath, mailHref, pagePath, phoneHref, servicePath, workingWithUs } from "#site/paths.ts";

import { isSampleCase } from "../../scripts/check/is-sample-case.ts";
import { expect, test } from "../support/built-pages.ts";
import { openBuilt, section } from "../support/open-built.ts";

// Content that the specification names, read from the built pages without a browser. Its clients, badges, quote and
// cases are samples; what the owner has confirmed is compared with the content only.

const { site, pages, labels, cases, articles, testimonial, placeholders } = getContent();

/** Expects the words of the specification in a field, until the owner has replaced and confirmed its samples. */
function expectSpecified(name: string, field: string, words: readonly string[]): void {
  const sample = placeholders.find((entry) => entry.file === `content/${name}` && entry.field === field);
  expect(words.filter((word) => sample && !sample.value.includes(word))).toEqual([]);
}

test(
  "the home page shows hero, carousel, cases, articles and badges",
  { tag: ["@HOME-4", "@HOME-5", "@HOME-8", "@HOME-9", "@HOME-10", "@HOME-11", "@HOME-13", "@HOME-17"] },
  () => {
    const { find, texts, links } = openBuilt("/");
    expect(links(".home-hero a")).toEqual([phoneHref(site.phone), mailHref(site.mail)]);
    expect(texts("h1 > :not([aria-hidden])")).toEqual([pages.home.hero.label]);
    const clients = pages.home.clients.names;
    const specified = ["Grohe", "TÜV", "BSH", "DAK", "BMW", "Infinigate", "Volkswagen"];
    expectSpecified("pages/home.yaml", "clients.names", specified);
    expect(texts(".carousel ul:not([aria-hidden], [inert]) li")).toEqual(clients);
    expect(texts(".carousel ul[aria-hidden][inert] li")).toEqual(clients);
    expect(links(".situations a")).toEqual(pages.home.situations.items.map(({ to }) => to.href));
    expect(texts(".result-panel h3")).toEqual(pages.home.results.cases.map(({ change }) => change));
    expect(links(".practice-card a")).toEqual(["cloud-consulting", "devops", "ai-solutions"].map(servicePath));
    const badges = pages.home.certificates.badges.map(({ name }) => name);
    const seals = ["TISAX", "TÜV Rheinland", "Microsoft Solutions Partner", "Bundesverband IT-Mittelstand", "FuE BSFZ"];
    expectSpecified("pages/home.yaml", "certificates.badges", seals);
    expect(texts(".badge-drawing + p")).toEqual(badges);
    expect(texts(".badge-drawing + p + p")).toEqual(pages.home.certificates.badges.map(({ meaning }) => meaning));
    const names = find("svg.badge-drawing[role=img]").map((badge) => badge.getAttribute("aria-label"));
    expect(names).toEqual(badges);
    expect(links('a:contains("View all articles")')).toEqual(["/resources/blog"]);
    const latest = articles.slice(0, 3);
    expect(links(".article-cards a")).toEqual(latest.map(({ slug }) => articlePath(slug)));
    const times = latest.map(({ minutes }): unknown => expect.stringContaining(`${minutes} min read`));
    expect(texts(".article-cards > li")).toEqual(times);
  },
);

test("the contact page has three cards", { tag: ["@CONT-1", "@CONT-2", "@CONT-3", "@CALL-6"] }, () => {
  const { count, texts, links } = openBuilt("/contact");
  expect(links(".contact-lines a")).toEqual([phoneHref(site.phone), mailHref(site.mail)]);
  const { street, postalCode, city, country } = site.address;
  expect(texts("main li:has(h2) address")).toEqual([`${site.company} ${street} ${postalCode} ${city} ${country}`]);
  const contacts = [mailHref(site.mail), phoneHref(site.phone)];
  expect(links("main li:has(h2) a")).toEqual(contacts);
  expect(count("main li:has(h2)")).toBe(3);
  expect(count("form, input, textarea, select")).toBe(0);
  for (const path of ["/", "/imprint"])
    expect(openBuilt(path).links("main a"), path).toEqual(expect.arrayContaining(contacts));
});

const outdatedLaw = /\bTMG\b|\bTTDSG\b|Telemedia|ec\.europa\.eu\/(consumers\/)?odr|dispute platform/i;

test("the contact page says how we work, and the home and About pages link to it", () => {
  const { heading, items } = pages.contact.workingWithUs;
  expect(openBuilt("/contact").texts("#working-with-us :is(h2, h3)")).toEqual([
    heading,
    ...items.map(({ title }) => title),
  ]);
  for (const name of ["home", "about"] as const) {
    const { more } = pages[name].workingWithUs;
    expect(openBuilt(pagePath(name)).links(`a:contains("${more}")`), name).toEqual([workingWithUs]);
  }
});

test(
  "the privacy policy has the required sections and the storage table",
  { tag: ["@LEG-1", "@LEG-2", "@LEG-3", "@LEG-4", "@LEG-5", "@LEG-6", "@LEG-10"] },
  () => {
    const { find, texts } = openBuilt("/privacy");
    expect(texts("main h2").join(" / ")).toBe(
      "Controller / Your rights as a data subject / Right of objection / Complaints to a supervisory authority / " +
        "Purposes and legal bases / Deletion / Server log files / Cookie consent management / " +
        "Sales-visitor tracking tool / Encryption with TLS / Changes to this policy / Data protection officer / Applications",
    );
    expect(texts("#complaints").join()).toContain(site.legal.supervisoryAuthority);
    expect(texts("#server-log-files").join()).toContain("deleted after at most seven days");
    expect(texts("#visitor-tracking").join()).toContain(site.legal.visitorTool);
    expect(texts("#visitor-tracking").join()).toMatch(/opt(ing)? out/i);
    expect(texts("#applications").join()).toMatch(/applicant portal.*not by e?mail/);
    expect(texts("html").join()).not.toMatch(outdatedLaw);

    expect(texts("#cookie-consent th[scope=col]")).toEqual(["Name", "Purpose", "Kind", "Lifetime"]);
    const classes = texts("#cookie-consent th[scope=rowgroup]").map((name) => name.split(",")[0]);
    expect(classes).toEqual(["Strictly necessary", "Functional", "Analytics"]);
    const rows = find("#cookie-consent tr:has(td + td)").map((row) =>
      row.querySelectorAll("td").map(({ text }) => text),
    );
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["cookieConsent", "glossaryTarget"]));
    expect(rows.filter((row) => row.filter(Boolean).length !== 4)).toEqual([]);
  },
);

test("the legal notice has its seven sections, with the facts of the company", { tag: ["@LEG-8", "@LEG-10"] }, () => {
  const { texts } = openBuilt("/imprint");
  expect(texts("main h2").join(" / ")).toBe(
    "Company / Register data / Managing directors / Insurers / Contact / " +
      "Responsible for editorial content / Content, links and copyright",
  );
  expect(texts("#disclaimers h3")).toEqual(["Content", "Links", "Copyright"]);
  const { registerCourt, registerNumber, vatId, managingDirectors, responsiblePerson, insurer, insuranceScope } =
    site.legal;
  const facts = [registerCourt, registerNumber, vatId, managingDirectors, responsiblePerson, insurer, insuranceScope];
  const laws = ["Section 5 of the German Digital Services Act", "Section 18(2)"];
  for (const fact of [site.company, ...facts, ...laws]) expect(texts("main").join()).toContain(fact);
  expect(texts("html").join()).not.toMatch(outdatedLaw);
});

test("the About page has an intro, four values, two profiles, the team and a call", { tag: "@ABOUT-1" }, () => {
  const { count, links } = openBuilt("/company/about");
  expect(count(".about-intro p")).toBeGreaterThan(0);
  expect(count(`${section(pages.about.values.heading)} li`)).toBe(4);
  expect(count(".profiles > li:has(.portrait)")).toBe(2);
  expect(count(".team-placeholder")).toBe(1);
  expect(links(".call-band a")).toEqual(["/contact"]);
});

test(
  "the success stories have cards, quote and call",
  { tag: ["@REFS-1", "@REFS-2", "@REFS-4", "@REFS-5", "@REFS-8", "@REFS-9", "@REFS-10"] },
  () => {
    const { find, count, texts, links } = openBuilt("/company/references");
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
    expect(texts(`${quote} blockquote strong`)).toEqual([testimonial.highlight]);
    expectSpecified("testimonial.yaml", "quote", ["DevOps as a Service"]);
    expect(count(`${quote} figcaption [role=img]`)).toBe(1);
    for (const part of [".word-mark", "figcaption strong"]) expect(texts(`${quote} ${part}`).join(), part).not.toBe("");
    expect(texts(`${quote} figcaption`).join()).toContain(",");
    expect(texts(".call-band h2")).toEqual(["Ready to become our next success story?"]);
    expect(links('.call-band a:contains("Contact Us Today")')).toEqual(["/contact"]);
  },
);

type SpecifiedCase = { facts: string[]; subjects: RegExp[] };
const specifiedCases: Record<string, SpecifiedCase> = {
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

test(
  "cases state their facts, and sample cases the specified ones",
  { tag: ["@CASE-3", "@CASE-4", "@CASE-5", "@CASE-6", "@CASE-7", "@CASE-8"] },
  () => {
    for (const { slug, industry, implementation, companySize, revenue } of cases) {
      const { texts } = openBuilt(casePath(slug));
      const facts = [industry, implementation, companySize, revenue.replace("\u00A0", " ")];
      expect(texts("main dl:not(.case-brief) dt")).toEqual(["Industry", "Implementation", "Company Size", "Revenue"]);
      expect(texts("main dl:not(.case-brief) dd")).toEqual(facts);
      const specified = specifiedCases[slug];
      if (specified === undefined || !isSampleCase(slug, placeholders)) continue;
      const hint = `${slug} has samples, so the specification applies. If it is real, confirm its values.`;
      expect(facts, hint).toEqual(specified.facts);
      for (const subject of specified.subjects) expect(texts("main").join(), hint).toMatch(subject);
    }
  },
);

test(
  "each case has hero, sections, the facts of its card and the next case",
  { tag: ["@CASE-1", "@CASE-2", "@CASE-9", "@CASE-10", "@CASE-11"] },
  () => {
    const { summary, change, advantages, trigger, project, brief, areas, timeline, results, advice, stack } =
      labels.case;
    const order = [summary, change, advantages, trigger, project, brief, areas, timeline, results, advice, stack];
    const cards = openBuilt("/company/references").find(".case-card");
    for (const [index, entry] of cases.entries()) {
      const { find, count, texts, links } = openBuilt(casePath(entry.slug));
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
      const facts = cards[index]?.querySelectorAll("dd").map(({ text }) => text.replaceAll("\u00A0", " "));
      expect(facts).toEqual([industry, size, revenue]);
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
  },
);

test(
  "overview pages link to their pages and end with the support block",
  { tag: ["@LP-1", "@LP-2", "@LP-3", "@LP-4", "@SHAR-3"] },
  () => {
    const overviews = {
      products: ["external", "external", "external"],
      company: ["/company/about", "/company/references", "external"],
      resources: ["/resources/blog", "/resources/glossary", "/resources/faq"],
    };
    for (const name of overviewNames) {
      const path = `/lp/${name}`;
      const { find, count, texts, links } = openBuilt(path);
      const cards = find("main section:first-of-type li a").map((link) =>
        link.getAttribute("target") === "_blank" ? "external" : link.getAttribute("href"),
      );
      expect(cards, path).toEqual(overviews[name]);
      expect(count("main details"), path).toBe(pages[name].questions?.length ?? 0);
      expect(texts("main section:last-of-type h2"), path).toEqual([pages[name].supportHeading ?? "Need more support?"]);
      expect(texts("main section:last-of-type p"), path).toEqual([pages[name].supportText ?? labels.support.text]);
      expect(links("main section:last-of-type a"), path).toEqual(["/contact"]);
    }
  },
);
