import { aiApproaches } from "./approaches-ai.ts";
import { cloudApproaches } from "./approaches-cloud.ts";
import { devopsApproaches } from "./approaches-devops.ts";
import type { Drawing } from "./drawing.ts";

/** Drawings that are built step by step, by their names in the content files. */
export const approaches = { ...cloudApproaches, ...devopsApproaches, ...aiApproaches } satisfies Record<
  string,
  () => Drawing
>;

export type ApproachName = keyof typeof approaches;

export const countSteps = ({ paths }: Drawing): number =>
  Math.max(...[...paths.matchAll(/^\S+\.(\d) /gm)].map(([, step]) => Number(step)));
