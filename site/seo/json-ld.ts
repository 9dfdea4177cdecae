import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { Article } from "#site/content/schemas/articles.server.ts";
import type { QuestionGroup } from "#site/content/schemas/questions.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { Term } from "#site/content/schemas/terms.server.ts";
import { articlePath, logoPath, servicePath } from "#site/paths.ts";

import { shareImageUrl } from "./meta.ts";

type Node = { "@type": string; "@id": string };
type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

/** Returns the structured data of a page as one graph. It must contain only what the page shows. */
export function pageGraph(site: SiteFacts, page: SitePage): Graph {
  const url = site.origin + page.path;
  const main = mainNode(site, page);
  const nodes: Node[] = [organizationNode(site), webSiteNode(site), pageNode(site, page, main)];
  if (page.crumbs.length > 0) nodes.push(breadcrumbNode(site.origin, url, page));
  if (main && !Array.isArray(main)) nodes.push(main);
  // On the contact page, the detailed company node replaces the short one with the same id.
  const byId = new Map(nodes.map((node) => [node["@id"], node]));
  return { "@context": "https://schema.org", "@graph": [...byId.values()] };
}

/** Returns the main entity of the page: a separate node, or a list nested in the page node. */
function mainNode(site: SiteFacts, { path, heading, shareImageVersion, main }: SitePage): Node | Node[] | undefined {
  const { origin } = site;
  switch (main?.kind) {
    case "company":
      return contactNode(site);
    case "service":
      return serviceNode(origin, main.service);
    case "article":
      return articleNode(origin, main.article, shareImageUrl(origin, path, shareImageVersion));
    case "terms":
      return glossaryNode(origin + path, heading, main.terms);
    case "questions":
      return questionNodes(origin + path, main.groups);
    default:
      return undefined;
  }
}

const siteId = (origin: string): string => `${origin}/#website`;
const breadcrumbId = (url: string): string => `${url}#breadcrumb`;

function webSiteNode({ siteName, origin }: SiteFacts) {
  return {
    "@type": "WebSite",
    "@id": siteId(origin),
    name: siteName,
    url: `${origin}/`,
    inLanguage: "en",
    publisher: { "@id": organizationId(origin) },
  };
}

function pageNode({ origin }: SiteFacts, { path, type, heading, crumbs }: SitePage, main: Node | Node[] | undefined) {
  const url = origin + path;
  return {
    "@type": type ?? "WebPage",
    "@id": `${url}#page`,
    url,
    name: heading,
    isPartOf: { "@id": siteId(origin) },
    ...(crumbs.length > 0 && { breadcrumb: { "@id": breadcrumbId(url) } }),
    ...(main && { mainEntity: Array.isArray(main) ? main : { "@id": main["@id"] } }),
  };
}

function breadcrumbNode(origin: string, url: string, { path, crumbs, shortTitle }: SitePage) {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(url),
    itemListElement: [...crumbs, { name: shortTitle, href: path }].map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + href,
    })),
  };
}

const organizationId = (origin: string): string => `${origin}/#organization`;

function organizationNode({ company, siteName, origin }: SiteFacts) {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: company,
    alternateName: siteName,
    url: `${origin}/`,
    logo: origin + logoPath,
  };
}

/** Describes the company with the contact data of the contact page. */
function contactNode(site: SiteFacts) {
  const { mail, phone, address } = site;
  return {
    ...organizationNode(site),
    email: mail,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
  };
}

function serviceNode(origin: string, { slug, title, lead }: Service) {
  const url = origin + servicePath(slug);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: title,
    description: lead,
    url,
    provider: { "@id": organizationId(origin) },
  };
}

function articleNode(origin: string, article: Article, image: string) {
  const { slug, title, excerpt, author, badges, date, revised } = article;
  const url = origin + articlePath(slug);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    image,
    datePublished: date,
    ...(revised !== undefined && { dateModified: revised }),
    author: { "@type": "Organization", name: author, url: `${origin}/` },
    publisher: { "@id": organizationId(origin) },
    keywords: badges,
    inLanguage: "en",
  };
}

function glossaryNode(url: string, name: string, terms: readonly Term[]) {
  const set = `${url}#terms`;
  return {
    "@type": "DefinedTermSet",
    "@id": set,
    name,
    url,
    hasDefinedTerm: terms.map(({ slug, term, category, definition }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${slug}`,
      name: term,
      description: definition,
      url: `${url}#${slug}`,
      termCode: slug,
      // Required by the specification, though schema.org does not define it here.
      category,
      inDefinedTermSet: { "@id": set },
    })),
  };
}

function questionNodes(url: string, groups: readonly QuestionGroup[]) {
  return groups
    .flatMap(({ items }) => items)
    .map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${url}#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }));
}
