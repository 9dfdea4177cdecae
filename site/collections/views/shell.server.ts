import { toolCookies } from "#site/collections/schemas/storage.server.ts";
import { toolsVersion } from "#site/consent/tools-version.ts";
import { pageMeta } from "#site/seo/meta.ts";

import type { Content } from "#site/collections/content.server.ts";

import { describeBanner } from "./banner.server.ts";

/** What frames every page: facts, navigation and labels. The module `virtual:shell` carries it (scripts/build/shell-module.ts). */
export function describeShell({ site: facts, navigation, labels, storage }: Content) {
  const { company, siteName, origin, tagline, location, mail, phone, address, indexing } = facts;
  const { analytics, visitorTool } = facts.embeds;
  // Where the team is read elsewhere, no service of ours takes reports either; the command after a release makes them.
  const indexingKey = facts.dataService.origin === "" ? indexing?.key : undefined;
  const { meta, ...notFound } = labels.notFound;
  return {
    site: { company, siteName, origin, tagline, location, mail, phone, address, indexingKey },
    navigation,
    labels: { ...labels, notFound, consent: describeBanner(labels.consent, facts.embeds) },
    notFoundMeta: pageMeta(facts, { meta }),
    /** What is added after consent, where any is configured. */
    consentedScripts: { analytics, visitorTool },
    toolCookies: toolCookies(storage),
    /** What a stored choice has to be made about (resolution A48). */
    toolsVersion: toolsVersion(facts.embeds),
    builtInYear: new Date().getFullYear(),
  };
}
