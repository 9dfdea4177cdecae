import { aiApproaches } from "./approaches-ai.ts";
import { cloudApproaches } from "./approaches-cloud.ts";
import { devopsApproaches } from "./approaches-devops.ts";
import { articleDrawings } from "./articles.ts";
import { caseDrawings } from "./cases.ts";
import type { Drawing, Figure } from "./drawing.ts";
import { aiFigures } from "./figures-ai.ts";
import { complianceFigures } from "./figures-compliance.ts";
import { sovereigntyFigures } from "./figures-sovereignty.ts";
import { groupOverviewDrawings } from "./group-overviews.ts";
import { drawScene } from "./layers.ts";
import type { Scene } from "./layers.ts";
import { menuDrawings } from "./menu.ts";
import { pageDrawings } from "./pages.ts";
import { aiScenes, aiSolutions } from "./services-ai.ts";
import { azure, cloudConsulting, cloudScenes } from "./services-cloud.ts";
import { devops, devopsScenes } from "./services-devops.ts";

// Registers the drawings that content files may name.

/** Drawings of services with numbered parts. */
export const scenes = { ...cloudScenes, ...devopsScenes, ...aiScenes } satisfies Record<string, Scene>;

// Object.entries loses the names of the scenes.
const sceneDrawings = Object.fromEntries(
  Object.entries(scenes).map(([name, scene]) => [name, () => drawScene(scene)]),
) as Record<keyof typeof scenes, () => Drawing>;

export const drawings = {
  ...menuDrawings,
  "azure-consulting": azure,
  "cloud-consulting": cloudConsulting,
  devops,
  "ai-solutions": aiSolutions,
  ...sceneDrawings,
  ...groupOverviewDrawings,
  ...caseDrawings,
  ...articleDrawings,
  ...pageDrawings,
} satisfies Record<string, () => Drawing>;

/** Drawings that the steps of an approach build up. */
export const approaches = { ...cloudApproaches, ...devopsApproaches, ...aiApproaches } satisfies Record<
  string,
  () => Drawing
>;

/** Figures of articles. */
export const figures = {
  ...sovereigntyFigures,
  ...complianceFigures,
  ...aiFigures,
} satisfies Record<string, () => Figure>;
