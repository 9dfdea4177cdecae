import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { areasOfTiles, heapOfTiles } from "./tiles.ts";

/** The same blocks before and after a project. Both states have the same view box, so that they can be overlaid. */
export type Change = { before: Drawing; after: Drawing };

/** 3,600 pages as tiles: in one heap, then in 60 areas, one of them amber. */
const sharepoint = (): Change => ({
  before: drawing(heapOfTiles()),
  after: drawing(areasOfTiles()),
});

/** Drawings by the slug of the case. */
export const changes = { "sharepoint-migration-tuv": sharepoint } satisfies Record<string, () => Change>;
