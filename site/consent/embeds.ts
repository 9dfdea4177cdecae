import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";

/** The only third-party content of the site, configured in content/site.yaml. */
export type Embeds = SiteFacts["embeds"];

export const purposes = ["map", "analytics", "visitorTool"] as const satisfies readonly (keyof Embeds)[];

export type Purpose = (typeof purposes)[number];

/** Purposes served by a script; the map is a frame. */
export const scriptPurposes = ["analytics", "visitorTool"] as const satisfies readonly Purpose[];

type Script = Pick<NonNullable<Embeds[(typeof scriptPurposes)[number]]>, "script" | "attributes">;

/** Scripts that are added after consent, by purpose. */
export type Scripts = Partial<Record<string, Script>>;
