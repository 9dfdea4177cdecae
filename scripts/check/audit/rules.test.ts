import { expect, test } from "vitest";

import { audit, ruleNames } from "./audit.ts";
import { pngHead, SampleSite } from "./sample-site.ts";

const contact = "/contact/index.html";
const article = "/blog/one/index.html";
const glossary = "/resources/glossary/index.html";
const faq = "/resources/faq/index.html";
const service = "/services/first/index.html";
const notFound = "/not-found/index.html";
const heavy = Buffer.concat([pngHead(1200, 630), Buffer.alloc(120_000)]);

function unlinkContact(site: SampleSite): void {
  const pages = [...site.files.keys()].filter((file) => file.endsWith("index.html") && file !== notFound);
  for (const file of pages) site.replace(file, '<a href="/contact">Contact the sample</a>', "");
}

/** What is replaced in a page, and what the rule says of it then; or what is done to the site, and of which page it says what. */
type Break =
  | [file: string, before: string | RegExp, after: string, reason: string]
  | [change: (site: SampleSite) => void, page: string, reason: string];

/** Every rule with pages that break it. */
const breaks: Record<string, Break[]> = {
  "single-h1": [
    [contact, /<h1>.*<\/h1>/, "", "has 0 h1"],
    [contact, "<h2>Office</h2>", "<h1>Office</h1>", "has 2 h1"],
    [contact, /<h1>.*<\/h1>/, "<h1><svg></svg></h1>", "without words"],
  ],
  description: [
    [contact, /<meta name="description".*>/, "", "has 0 descriptions"],
    [contact, /name="description" content=".*"/, 'name="description" content="Short"', "5 characters"],
  ],
  canonical: [
    [contact, /<link rel="canonical".*>/, "", "has 0 canonical"],
    [contact, /(rel="canonical" href=".*)contact/, "$1faq", "address https:"],
  ],
  "image-alt": [
    [service, ' alt="A picture"', "", "without alternative text"],
    [service, "<h2>", '<svg role="img"></svg><h2>', "with a role but without a name"],
  ],
  "internal-links": [[contact, /<header>.*<\/header>/, "", "has 1 internal links"]],
  "text-length": [[contact, /<p>Enough.*?<\/p>/, "", "fewer than 300"]],
  title: [
    [contact, " | Sample Site</title>", "</title>", "0 times"],
    [contact, "<title>", "<title>Sample Site: ", "2 times"],
    [contact, /<title>.*<\/title>/, "", "has 0 titles"],
  ],
  "unique-head": [
    [contact, /<title>.*<\/title>/, "<title>One article | Sample Site</title>", "has the title of /blog/one"],
    [contact, /(description" content=")Contact the sample/, "$1One article", "has the description of /blog/one"],
  ],
  "social-tags": [
    [contact, /<meta property="og:title".*>/, "", "og:title []"],
    [contact, 'content="summary_large_image"', 'content="summary"', "twitter:card"],
    [contact, '"one, two, three"', '"one, two"', "keywords"],
    [article, /<meta property="article:p[^>]*>/, "", "article:published_time"],
    [article, 'og:type" content="article"', 'og:type" content="website"', "og:type"],
  ],
  "share-image": [
    [(site) => site.files.delete("/share/contact.png"), "/contact", "which does not exist"],
    [(site) => site.files.set("/share/contact.png", pngHead(600, 315)), "/contact", "600 by 315"],
    [(site) => site.files.set("/share/contact.png", heavy), "/contact", "120024 bytes"],
    [contact, "?v=0123abcd", "", "without a version"],
    [contact, /(og:image" content=")[^"]*/, "$1https://else.example/x.png", "no share"],
  ],
  "heading-order": [
    [contact, /h2>/g, "h3>", 'from h1 to h3 at "Office"'],
    [contact, "<h1>", "<h2>Before</h2><h1>", "from nothing to h2"],
  ],
  links: [
    [contact, "<h2>", '<a href="/nowhere">x</a><h2>', "/nowhere, which does not"],
    [contact, "<h2>", '<a href="/resources/glossary#cloud">x</a><h2>', "no such place"],
    [contact, "<h2>", '<a href="#here">x</a><h2>', "#here, where"],
    [service, "/share/index.png", "/lost.png", "/lost.png, which does not"],
  ],
  orphans: [[unlinkContact, "/contact", "linked from no other page"]],
  sitemap: [
    [(site) => site.replace("/sitemap.xml", /.*\/contact<.*/, ""), "/contact", "not in the sitemap"],
    [(site) => site.replace("/sitemap.xml", "/contact<", "/old<"), "/old", "is in the sitemap but is no route"],
    [(site) => site.replace("/sitemap.xml", "<lastmod>2026-11-15</lastmod>", ""), "/", "without a date"],
    [(site) => site.replace("/sitemap.xml", /(.*\/contact<.*)/, "$1\n$1"), "/sitemap.xml", "lists a page twice"],
    [(site) => site.files.set("/old/index.html", String(site.files.get(contact))), "/old", "was built but is no route"],
    [(site) => site.files.delete(contact), "/contact", "is a route but was not built"],
    [(site) => site.files.set("/robots.txt", "User-agent: *"), "/robots.txt", "does not name the sitemap"],
  ],
  indexing: [
    [contact, "<title>", '<meta name="robots" content="noindex"><title>', "stay away"],
    [notFound, /<meta name="robots".*?>/, "", "may be indexed"],
    [notFound, "<title>", '<link rel="canonical" href="https://x/"><title>', "canonical"],
    [notFound, "</main>", '</main><script type="application/ld+json">{}</script>', "structured data"],
  ],
  "json-ld-parses": [
    [contact, /<script.*<\/script>/, "", "has 0 blocks"],
    [contact, /(<script.*<\/script>)/, "$1$1", "has 2 blocks"],
    [contact, '{"@context"', '{@context"', "cannot be read"],
    [contact, '"https://schema.org"', '"https://example.org"', "in the context"],
    [contact, /"url":"[^"]*"/, '"url":"/contact"', 'url "/contact", which is no'],
    [contact, /("isPartOf":{"@id":"[^"]*)"/, '$1x"', "which it does not describe"],
    [contact, /"breadcrumb":{[^}]*},/, "", "beside everything"],
  ],
  "json-ld-vocabulary": [
    [service, '"@type":"Service"', '"@type":"Sevice"', "speaks of a Sevice"],
    [service, '"provider"', '"provided"', "provided, which schema.org does not"],
    [service, '"description":"We', '"headline":"We', "headline, which belongs to"],
    [faq, /{"@type":"Answer"[^}]*}/, '{"@type":"PostalAddress"}', "has a PostalAddress as Question.acceptedAnswer"],
    [faq, /{"@type":"Answer"[^}]*}/, '"Because."', "plain value"],
  ],
  "json-ld-matches": [
    [contact, "<h1>Contact the sample", "<h1>Contact us", "page's name"],
    [contact, '"name":"Home"', '"name":"Start"', "way is"],
    [contact, '<li><a href="/">Home</a></li>', "<li>Home</li>", "without a link"],
    [contact, "<br>12345 Town", "", "company's postalCode"],
    [service, "<p>We do the first thing.</p>", "", "service's description"],
    [article, 'datetime="2025-07-03"', 'datetime="2025-07-04"', "article's date"],
    [article, "Revised in November 2026.", "", "article's revision"],
    [article, "By the team", "By us", "article's author"],
    [article, "<li>Azure</li>", "", "article's keyword"],
    [article, '"headline":"One', '"headline":"An', "article's headline"],
    [glossary, "<h3>Azure</h3>", "<h3>Azure Cloud</h3>", "name of #azure"],
    [glossary, "<p>Azure is a cloud.</p>", "<p>A cloud.</p>", "text of #azure"],
    [glossary, "<p>Cloud</p>", "", "category of #azure"],
    [glossary, "</main>", '<article id="more"><h3>More</h3></article></main>', "number of entries"],
    [faq, "<p>Because.</p>", "<p>Because</p>", "text of #faq-why"],
    [faq, "<h3>Why?</h3>", "<h3>How?</h3>", "name of #faq-why"],
    [contact, '"@type":"BreadcrumbList"', '"@type":"WebPage"', "not describe the way"],
  ],
  markdownPage: [
    [(site) => site.files.delete("/contact.md"), "/contact", "has no Markdown page"],
    [contact, /<link rel="alternate".*>/, "", "does not link its Markdown page"],
    [(site) => site.replace("/llms.txt", "/contact.md", "/kontakt.md"), "/contact", "llms.txt does not list"],
    [(site) => site.replace("/contact.md", "## Office", ""), "/contact", 'says "Office"'],
    [(site) => site.replace("/blog/one.md", "-   Azure", ""), "/blog/one", 'says "Azure"'],
  ],
  markup: [
    [contact, "<h2>Office</h2>", "<p><h2>Office</h2></p>", "no-implicit-close"],
    [contact, "<h2>", '<h2 id="main">', "no-dup-id"],
    [contact, "<address>", '<address style="color:red">', "no-inline-style"],
  ],
};

test("META-7 the sample site has no findings", () => {
  expect(audit(new SampleSite().read())).toEqual([]);
});

test("META-7 every rule has a page that breaks it", () => {
  expect(Object.keys(breaks).toSorted()).toEqual(ruleNames.toSorted());
});

const cases = Object.entries(breaks).flatMap(([rule, entries]) =>
  entries.map((entry) => {
    if (entry.length === 3) return [rule, entry[1], entry[2], entry[0]] as const;
    const [file, before, after, reason] = entry;
    const change = (site: SampleSite) => site.replace(file, before, after);
    return [rule, file.replace("/index.html", ""), reason, change] as const;
  }),
);

test.for(cases)("META-7 %s finds that %s … %s", ([rule, page, reason, change]) => {
  const site = new SampleSite();
  change(site);
  const findings = audit(site.read(), [rule]);
  expect(findings).toContainEqual({ page, rule, reason: expect.stringContaining(reason) as string });
});
