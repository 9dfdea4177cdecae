import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

/** The only third-party content of the site, configured in content/site.yaml. */
export type Embeds = SiteFacts["embeds"];

export const embedNames = ["map", "analytics", "visitorTool"] as const satisfies readonly (keyof Embeds)[];

export type EmbedName = (typeof embedNames)[number];

/** Embeds that are scripts; the map is a frame. */
export const scriptEmbeds = ["analytics", "visitorTool"] as const satisfies readonly EmbedName[];

type Script = Pick<NonNullable<Embeds[(typeof scriptEmbeds)[number]]>, "script" | "attributes">;

/** Scripts that are added after consent, by embed. */
export type Scripts = Partial<Record<string, Script>>;

type Sources = { frame: string[]; script: string[]; connect: string[]; image: string[] };

/** Returns the sources that the content security policy must allow for the configured embeds. */
export function embedSources(embeds: Embeds): Sources {
  const tools = scriptEmbeds.flatMap((embed) => embeds[embed] ?? []);
  const origins = tools.map(({ script }) => new URL(script).origin);
  const hosts = [...new Set([...origins, ...tools.flatMap((tool) => tool.hosts)])];
  const frame = embeds.map ? [new URL(embeds.map.frame).origin] : [];
  return { frame, script: [...new Set(origins)], connect: hosts, image: hosts };
}

/** Lists the configured tools with their hosts. Stored with the choice in plain text, so that visitors can read it. */
export const toolsVersion = (embeds: Embeds): string =>
  embedNames.flatMap((embed) => (embeds[embed] ? [`${embed} ${hostsOf(embeds[embed]).join(" ")}`] : [])).join(", ");

function hostsOf(tool: NonNullable<Embeds[keyof Embeds]>): string[] {
  const urls = "frame" in tool ? [tool.frame] : [tool.script, ...tool.hosts];
  return [...new Set(urls.map((url) => new URL(url).host))].toSorted();
}
