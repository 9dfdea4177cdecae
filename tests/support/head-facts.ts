/** What a page's HTML says to machines, read without a browser. */
export type HeadFacts = Record<
  "title" | "description" | "canonical" | "image" | "markdown" | "graph",
  string | undefined
>;

export function headFacts(html: string): HeadFacts {
  const find = (pattern: RegExp): string | undefined => decode(pattern.exec(html)?.[1]);
  const graphs = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
    markdown: find(/<link rel="alternate" href="([^"]*)" type="text\/markdown"/),
    // Two of them are as wrong as none.
    graph: graphs.length === 1 ? graphs[0]?.[1] : undefined,
  };
}

const decode = (text: string | undefined): string | undefined =>
  text?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
