import { aiApproaches } from "./approaches-ai.ts";
import { cloudApproaches } from "./approaches-cloud.ts";
import { devopsApproaches } from "./approaches-devops.ts";
import type { Drawing } from "./drawing.ts";

/** Drawings that a service's approach builds, step by step, by the name that content uses. */
export const approaches = { ...cloudApproaches, ...devopsApproaches, ...aiApproaches } satisfies Record<
  string,
  () => Drawing
>;

export type ApproachName = keyof typeof approaches;

/** How many steps build a drawing. */
export const countSteps = ({ paths }: Drawing): number =>
  Math.max(...[...paths.matchAll(/^\S+\.(\d) /gm)].map(([, step]) => Number(step)));
