import { embedNames, scriptEmbeds, toolsVersion } from "#site/consent/embeds.ts";
import type { Embeds } from "#site/consent/embeds.ts";
import type { Content } from "#site/content/content.server.ts";
import type { InterfaceLabels } from "#site/content/schemas/interface.server.ts";
import { toolCookies } from "#site/content/schemas/storage.server.ts";
import { pageMeta } from "#site/seo/meta.ts";

export type Generated = ReturnType<typeof describeSharedContent>;
export type SharedContent = Generated["shared-content"];
export type ScriptValues = Generated["script-values"];

/** Returns the modules of `site/generated`: what components share, and what scripts in the browser need of the content. */
export function describeSharedContent({ site: facts, navigation, labels, storage }: Content) {
  const { company, siteName, origin, tagline, location, mail, phone, address, embeds, indexing } = facts;
  const { analytics, visitorTool } = embeds;
  const cookies = toolCookies(storage);
  const { meta, ...notFound } = labels.notFound;
  return {
    "shared-content": {
      site: { company, siteName, origin, tagline, location, mail, phone, address },
      navigation,
      labels: { ...labels, notFound, consent: describeBanner(labels.consent, embeds) },
      notFoundMeta: pageMeta(facts, { meta }),
      builtInYear: new Date().getFullYear(),
    },
    "script-values": {
      origin,
      indexingKey: indexing?.key,
      consentedScripts: { analytics, visitorTool },
      toolCookies: cookies,
      hasTools: cookies.length > 0 || scriptEmbeds.some((embed) => embeds[embed] !== undefined),
      /** A stored choice for another version is no longer valid (A48 in tests/acceptance.md). */
      toolsVersion: toolsVersion(embeds),
      opensInNewTab: labels.opensInNewTab,
    },
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
