import { getContent } from "./content.server.ts";

export type SiteFrame = ReturnType<typeof getFrame>;

/** What every page shows around its own content. */
export function getFrame() {
  const { site, navigation, words } = getContent();
  const { company, siteName, origin, tagline, location, mail, phone, address } = site;
  const { analytics, visitorTool } = site.embeds;
  const { meta: _meta, ...notFound } = words.notFound;
  return {
    site: { company, siteName, origin, tagline, location, mail, phone, address },
    links: navigation.footer,
    words: { ...words, notFound },
    // Tools of other companies, where any is configured.
    scripts: { analytics, visitorTool },
    builtInYear: new Date().getFullYear(),
  };
}
