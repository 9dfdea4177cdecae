import { shareImagePath, markdownPath } from "#site/paths.ts";

import { sampleOrigin as origin, samplePages } from "./sample-pages.ts";
import type { SamplePage } from "./sample-pages.ts";

const lorem = "Enough words to be a page of its own, with a sentence that nobody has to read. ".repeat(5).trim();

/** A page as the build would write it, in short. */
export function sampleHtml(page: SamplePage): string {
  const { path, name, head = "", body } = page;
  const describe = `${name}: a description that is long enough for a search result to show it in two lines.`;
  const url = origin + path;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name} | Sample Site</title>
<meta name="description" content="${describe}">
<meta name="keywords" content="one, two, three">
<link rel="canonical" href="${url}">
<link rel="alternate" href="${markdownPath(path)}" type="text/markdown">
<meta property="og:title" content="${name} | Sample Site">
<meta property="og:description" content="${describe}">
<meta property="og:url" content="${url}">
<meta property="og:type" content="${path.startsWith("/blog/") ? "article" : "website"}">
<meta property="og:site_name" content="Sample Site">
<meta property="og:image" content="${origin}${shareImagePath(path)}?v=0123abcd">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${name}">
<meta name="twitter:card" content="summary_large_image">${head}</head>
<body><header><nav aria-label="Main">${samplePages.map((each) => `<a href="${each.path}">${each.name}</a>`).join(" ")}</nav></header>
<main id="main">${breadcrumb(page)}<h1>${name}</h1><p>${lorem}</p>${body}</main>
<footer><p>Sample Company</p></footer>
<script type="application/ld+json">${JSON.stringify(graph(page))}</script></body></html>`;
}

/** What is answered under unknown addresses. */
export const sampleNotFound = `<!DOCTYPE html><html lang="en"><head><title>Not found | Sample Site</title>
<meta name="robots" content="noindex"></head><body><main><h1>Not found</h1></main></body></html>`;

const breadcrumb = ({ path, name }: SamplePage): string =>
  path === "/"
    ? ""
    : `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">${name}</li></ol></nav>`;

function graph({ path, name, type, main }: SamplePage): object {
  const url = origin + path;
  const organization = { "@type": "Organization", "@id": `${origin}/#organization`, name: "Sample Company" };
  const nodes = [
    ...(main && "@id" in main && main["@id"] === organization["@id"] ? [] : [organization]),
    { "@type": "WebSite", "@id": `${origin}/#website`, name: "Sample", publisher: { "@id": organization["@id"] } },
    {
      "@type": type,
      "@id": `${url}#page`,
      url,
      name,
      isPartOf: { "@id": `${origin}/#website` },
      ...(path !== "/" && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
      ...(main && { mainEntity: Array.isArray(main) ? main : { "@id": main["@id"] } }),
    },
    ...(path === "/" ? [] : [way(url, name)]),
    ...(main && !Array.isArray(main) ? [main] : []),
  ];
  return { "@context": "https://schema.org", "@graph": nodes };
}

const way = (url: string, name: string): object => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumb`,
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name, item: url },
  ],
});
