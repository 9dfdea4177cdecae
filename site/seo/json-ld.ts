import type { BreadcrumbList, WebSite } from "schema-dts";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { SitePage } from "#site/content/page-data/site-pages.server.ts";

import { articleNode } from "./json-ld-article.ts";
import { glossaryNode } from "./json-ld-glossary.ts";
import { contactNode, organizationId, organizationNode } from "./json-ld-organization.ts";
import { questionNodes } from "./json-ld-questions.ts";
import { serviceNode } from "./json-ld-service.ts";
import { shareImageUrl } from "./meta.ts";

/** Nodes are typed where they are created: the union of all schema.org types slows down the type check. */
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
function mainNode(site: SiteFacts, { path, heading, image, main }: SitePage): Node | Node[] | undefined {
  const { origin } = site;
  switch (main?.kind) {
    case "company":
      return contactNode(site);
    case "service":
      return serviceNode(origin, main.service);
    case "article":
      return articleNode(origin, main.article, shareImageUrl(origin, path, image));
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
  } satisfies WebSite;
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

function breadcrumbNode(origin: string, url: string, { path, crumbs, current }: SitePage) {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(url),
    itemListElement: [...crumbs, { name: current, href: path }].map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + href,
    })),
  } satisfies BreadcrumbList;
}
