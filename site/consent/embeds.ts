import type { SiteFacts } from "#site/collections/site-facts.server.ts";

/** What may come from elsewhere, by purpose, as content/site.yaml configures it. Nothing else may. */
export type Embeds = SiteFacts["embeds"];

export type Purpose = keyof Embeds;

/** Purposes served by a script; the map is a frame. */
export const scriptPurposes = ["analytics", "visitorTool"] as const satisfies readonly Purpose[];

export type Scripts = Pick<Embeds, (typeof scriptPurposes)[number]>;
