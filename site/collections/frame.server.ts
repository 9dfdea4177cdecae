import { vitalsPath } from "#site/paths.ts";

import { getContent } from "./content.server.ts";
import { reportsVitals } from "./site-facts.server.ts";

/** A script of our own, behind the same gate. */
const vitals = { script: vitalsPath, attributes: {} };

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
    // What is added after consent, where any is configured.
    scripts: { analytics, visitorTool, ...(reportsVitals(site) && { vitals }) },
    builtInYear: new Date().getFullYear(),
  };
}
