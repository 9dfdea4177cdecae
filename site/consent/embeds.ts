import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";

/** What may come from elsewhere, by purpose, as content/site.yaml configures it. Nothing else may. */
export type Embeds = SiteFacts["embeds"];

export const purposes = ["map", "analytics", "visitorTool"] as const satisfies readonly (keyof Embeds)[];

export type Purpose = (typeof purposes)[number];

/** Purposes served by a script; the map is a frame. */
export const scriptPurposes = ["analytics", "visitorTool"] as const satisfies readonly Purpose[];

type Script = Pick<NonNullable<Embeds[(typeof scriptPurposes)[number]]>, "script" | "attributes">;

/** What is added after consent, by purpose: tools of others, and what we measure for them. */
export type Scripts = Partial<Record<string, Script>>;
