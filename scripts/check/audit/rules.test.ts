import { expect, test } from "vitest";

import { audit, ruleNames } from "./audit.ts";
import { pngHead, SampleSite } from "./sample-site.ts";

const contact = "/contact/index.html";
const article = "/blog/one/index.html";
const glossary = "/resources/glossary/index.html";
const faq = "/resources/faq/index.html";
const service = "/services/first/index.html";

/** Every rule with pages that break it: what is done to the site, and what the rule says then. */
const breaks: Record<string, [change: (site: SampleSite) => void, page: string, reason: string][]> = {
  "single-h1": [
    [(site) => site.replace(contact, /<h1>.*<\/h1>/, ""), "/contact", "has 0 h1"],
    [(site) => site.replace(contact, "<h2>Office</h2>", "<h1>Office</h1>"), "/contact", "has 2 h1"],
    [(site) => site.replace(contact, /<h1>.*<\/h1>/, "<h1><svg></svg></h1>"), "/contact", "without words"],
  ],
  description: [
    [(site) => site.replace(contact, /<meta name="description".*>/, ""), "/contact", "has 0 descriptions"],
    [
      (site) => site.replace(contact, /name="description" content=".*"/, 'name="description" content="Short"'),
      "/contact",
      "5 characters",
    ],
  ],
  canonical: [
    [(site) => site.replace(contact, /<link rel="canonical".*>/, ""), "/contact", "has 0 canonical"],
    [(site) => site.replace(contact, /(rel="canonical" href=".*)contact/, "$1faq"), "/contact", "address https:"],
  ],
  "image-alt": [
    [(site) => site.replace(service, ' alt="A picture"', ""), "/services/first", "without alternative text"],
    [
      (site) => site.replace(service, "<h2>", '<svg role="img"></svg><h2>'),
      "/services/first",
      "with a role but without a name",
    ],
  ],
  "internal-links": [[(site) => site.replace(contact, /<header>.*<\/header>/, ""), "/contact", "has 1 internal links"]],
  "text-length": [[(site) => site.replace(contact, /<p>Enough.*?<\/p>/, ""), "/contact", "fewer than 300"]],
  title: [
    [(site) => site.replace(contact, " | Sample Site</title>", "</title>"), "/contact", "0 times"],
    [(site) => site.replace(contact, "<title>", "<title>Sample Site: "), "/contact", "2 times"],
    [(site) => site.replace(contact, /<title>.*<\/title>/, ""), "/contact", "has 0 titles"],
  ],
  "unique-head": [
    [
      (site) => site.replace(contact, /<title>.*<\/title>/, "<title>One article | Sample Site</title>"),
      "/contact",
      "has the title of /blog/one",
    ],
    [
      (site) => site.replace(contact, 'description" content="Contact the sample', 'description" content="One article'),
      "/contact",
      "has the description of /blog/one",
    ],
  ],
  "social-tags": [
    [(site) => site.replace(contact, /<meta property="og:title".*>/, ""), "/contact", "og:title []"],
    [(site) => site.replace(contact, 'content="summary_large_image"', 'content="summary"'), "/contact", "twitter:card"],
    [(site) => site.replace(contact, '"one, two, three"', '"one, two"'), "/contact", "keywords"],
    [(site) => site.replace(article, /<meta property="article:p[^>]*>/, ""), "/blog/one", "article:published_time"],
    [
      (site) => site.replace(article, 'og:type" content="article"', 'og:type" content="website"'),
      "/blog/one",
      "og:type",
    ],
  ],
  "share-image": [
    [(site) => site.files.delete("/share/contact.png"), "/contact", "which does not exist"],
    [(site) => site.files.set("/share/contact.png", pngHead(600, 315)), "/contact", "600 by 315"],
    [
      (site) => site.files.set("/share/contact.png", Buffer.concat([pngHead(1200, 630), Buffer.alloc(120_000)])),
      "/contact",
      "120024 bytes",
    ],
    [(site) => site.replace(contact, "?v=0123abcd", ""), "/contact", "without a version"],
    [
      (site) => site.replace(contact, /(og:image" content=")[^"]*/, "$1https://else.example/x.png"),
      "/contact",
      "no share",
    ],
  ],
  "heading-order": [
    [(site) => site.replace(contact, /h2>/g, "h3>"), "/contact", 'from h1 to h3 at "Office"'],
    [(site) => site.replace(contact, "<h1>", "<h2>Before</h2><h1>"), "/contact", "from nothing to h2"],
  ],
  links: [
    [(site) => site.replace(contact, "<h2>", '<a href="/nowhere">x</a><h2>'), "/contact", "/nowhere, which does not"],
    [
      (site) => site.replace(contact, "<h2>", '<a href="/resources/glossary#cloud">x</a><h2>'),
      "/contact",
      "no such place",
    ],
    [(site) => site.replace(contact, "<h2>", '<a href="#here">x</a><h2>'), "/contact", "#here, where"],
    [(site) => site.replace(service, "/share/index.png", "/lost.png"), "/services/first", "/lost.png, which does not"],
  ],
  orphans: [
    [
      (site) => {
        for (const file of site.files.keys()) {
          if (file.endsWith("index.html") && file !== "/not-found/index.html")
            site.replace(file, '<a href="/contact">Contact the sample</a>', "");
        }
      },
      "/contact",
      "linked from no other page",
    ],
  ],
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
    [
      (site) => site.replace(contact, "<title>", '<meta name="robots" content="noindex"><title>'),
      "/contact",
      "stay away",
    ],
    [(site) => site.replace("/not-found/index.html", /<meta name="robots".*?>/, ""), "/not-found", "may be indexed"],
    [
      (site) => site.replace("/not-found/index.html", "<title>", '<link rel="canonical" href="https://x/"><title>'),
      "/not-found",
      "canonical",
    ],
    [
      (site) =>
        site.replace("/not-found/index.html", "</main>", '</main><script type="application/ld+json">{}</script>'),
      "/not-found",
      "structured data",
    ],
  ],
  "json-ld-parses": [
    [(site) => site.replace(contact, /<script.*<\/script>/, ""), "/contact", "has 0 blocks"],
    [(site) => site.replace(contact, /(<script.*<\/script>)/, "$1$1"), "/contact", "has 2 blocks"],
    [(site) => site.replace(contact, '{"@context"', '{@context"'), "/contact", "cannot be read"],
    [(site) => site.replace(contact, '"https://schema.org"', '"https://example.org"'), "/contact", "in the context"],
    [(site) => site.replace(contact, /"url":"[^"]*"/, '"url":"/contact"'), "/contact", 'url "/contact", which is no'],
    [
      (site) =>
        site.replace(contact, /"isPartOf":{"@id":"[^"]*"}/, '"isPartOf":{"@id":"https://www.sample.example/#x"}'),
      "/contact",
      "which it does not describe",
    ],
    [(site) => site.replace(contact, /"breadcrumb":{[^}]*},/, ""), "/contact", "beside everything"],
  ],
  "json-ld-vocabulary": [
    [(site) => site.replace(service, '"@type":"Service"', '"@type":"Sevice"'), "/services/first", "speaks of a Sevice"],
    [
      (site) => site.replace(service, '"provider"', '"provided"'),
      "/services/first",
      "provided, which schema.org does not",
    ],
    [
      (site) => site.replace(service, '"description":"We', '"headline":"We'),
      "/services/first",
      "headline, which belongs to",
    ],
    [
      (site) => site.replace(faq, '{"@type":"Answer","text":"Because."}', '{"@type":"PostalAddress"}'),
      "/resources/faq",
      "has a PostalAddress as Question.acceptedAnswer",
    ],
    [
      (site) => site.replace(faq, '{"@type":"Answer","text":"Because."}', '"Because."'),
      "/resources/faq",
      "plain value",
    ],
  ],
  "json-ld-matches": [
    [(site) => site.replace(contact, "<h1>Contact the sample", "<h1>Contact us"), "/contact", "page's name"],
    [(site) => site.replace(contact, '"name":"Home"', '"name":"Start"'), "/contact", "way is"],
    [(site) => site.replace(contact, '<li><a href="/">Home</a></li>', "<li>Home</li>"), "/contact", "without a link"],
    [(site) => site.replace(contact, "<br>12345 Town", ""), "/contact", "company's postalCode"],
    [(site) => site.replace(service, "<p>We do the first thing.</p>", ""), "/services/first", "service's description"],
    [(site) => site.replace(article, 'datetime="2025-07-03"', 'datetime="2025-07-04"'), "/blog/one", "article's date"],
    [(site) => site.replace(article, "Revised in November 2026.", ""), "/blog/one", "article's revision"],
    [(site) => site.replace(article, "By the team", "By us"), "/blog/one", "article's author"],
    [(site) => site.replace(article, "<li>Azure</li>", ""), "/blog/one", "article's keyword"],
    [(site) => site.replace(article, '"headline":"One', '"headline":"An'), "/blog/one", "article's headline"],
    [
      (site) => site.replace(glossary, "<h3>Azure</h3>", "<h3>Azure Cloud</h3>"),
      "/resources/glossary",
      "name of #azure",
    ],
    [
      (site) => site.replace(glossary, "<p>Azure is a cloud.</p>", "<p>A cloud.</p>"),
      "/resources/glossary",
      "text of #azure",
    ],
    [(site) => site.replace(glossary, "<p>Cloud</p>", ""), "/resources/glossary", "category of #azure"],
    [
      (site) => site.replace(glossary, "</main>", '<article id="more"><h3>More</h3></article></main>'),
      "/resources/glossary",
      "number of entries",
    ],
    [(site) => site.replace(faq, "<p>Because.</p>", "<p>Because</p>"), "/resources/faq", "text of #faq-why"],
    [(site) => site.replace(faq, "<h3>Why?</h3>", "<h3>How?</h3>"), "/resources/faq", "name of #faq-why"],
    [
      (site) => site.replace(contact, '"@type":"BreadcrumbList"', '"@type":"WebPage"'),
      "/contact",
      "not describe the way",
    ],
  ],
  markdownPage: [
    [(site) => site.files.delete("/contact.md"), "/contact", "has no Markdown page"],
    [(site) => site.replace(contact, /<link rel="alternate".*>/, ""), "/contact", "does not link its Markdown page"],
    [(site) => site.replace("/llms.txt", "/contact.md", "/kontakt.md"), "/contact", "llms.txt does not list"],
    [(site) => site.replace("/contact.md", "## Office", ""), "/contact", 'says "Office"'],
    [(site) => site.replace("/blog/one.md", "- Azure", ""), "/blog/one", 'says "Azure"'],
  ],
  markup: [
    [(site) => site.replace(contact, "<h2>Office</h2>", "<p><h2>Office</h2></p>"), "/contact", "no-implicit-close"],
    [(site) => site.replace(contact, "<h2>", '<h2 id="main">'), "/contact", "no-dup-id"],
    [(site) => site.replace(contact, "<address>", '<address style="color:red">'), "/contact", "no-inline-style"],
  ],
};

test("META-7 the sample site has no findings", () => {
  expect(audit(new SampleSite().read())).toEqual([]);
});

test("META-7 every rule has a page that breaks it", () => {
  expect(Object.keys(breaks).toSorted()).toEqual(ruleNames.toSorted());
});

const cases = Object.entries(breaks).flatMap(([rule, entries]) =>
  entries.map(([change, page, reason]) => [rule, page, reason, change] as const),
);

test.for(cases)("META-7 %s finds that %s … %s", ([rule, page, reason, change]) => {
  const site = new SampleSite();
  change(site);
  const findings = audit(site.read(), [rule]);
  expect(findings).toContainEqual({ page, rule, reason: expect.stringContaining(reason) as string });
});
