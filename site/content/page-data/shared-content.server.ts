import { embedNames, toolsVersion } from "#site/consent/embeds.ts";
import type { Embeds } from "#site/consent/embeds.ts";
import type { Content } from "#site/content/content.server.ts";
import type { InterfaceLabels } from "#site/content/schemas/interface.server.ts";
import { toolCookies } from "#site/content/schemas/storage.server.ts";
import { pageMeta } from "#site/seo/meta.ts";

export type SharedContent = ReturnType<typeof describeSharedContent>;

/** Returns labels, menus and company facts, which `site/generated/shared-content.ts` contains. */
export function describeSharedContent({ site: facts, navigation, labels, storage }: Content) {
  const { company, siteName, origin, tagline, location, mail, phone, address, indexing } = facts;
  const { analytics, visitorTool } = facts.embeds;
  // Without our data service, nothing receives page reports; a command reports them after a release instead.
  const indexingKey = facts.dataService.origin === "" ? indexing?.key : undefined;
  const { meta, ...notFound } = labels.notFound;
  return {
    site: { company, siteName, origin, tagline, location, mail, phone, address, indexingKey },
    navigation,
    labels: { ...labels, notFound, consent: describeBanner(labels.consent, facts.embeds) },
    notFoundMeta: pageMeta(facts, { meta }),
    consentedScripts: { analytics, visitorTool },
    toolCookies: toolCookies(storage),
    /** A stored choice for another version is no longer valid (A48 in tests/acceptance.md). */
    toolsVersion: toolsVersion(facts.embeds),
    builtInYear: new Date().getFullYear(),
  };
}

/** Returns the texts of the banner for no tool, for one tool, or for several tools with a line each. */
export function describeBanner(texts: InterfaceLabels["consent"], embeds: Embeds) {
  const { none, several, summary, tools, withdraw, ...labels } = texts;
  const used = embedNames.filter((embed) => embeds[embed] !== undefined).map((embed) => tools[embed]);
  const [first, ...others] = used;
  if (first === undefined) return { ...labels, text: none, details: undefined };
  if (others.length === 0) return { ...labels, text: `${first.alone} ${withdraw}`, details: undefined };
  return { ...labels, text: `${several} ${withdraw}`, details: { summary, lines: used.map(({ line }) => line) } };
}
