import { articleDrawings } from "./articles.ts";
import { badgeDrawings } from "./badges.ts";
import { caseDrawings } from "./cases.ts";
import type { Drawing } from "./drawing.ts";
import { homeDrawings } from "./home.ts";
import { menuDrawings } from "./menu.ts";
import { overviewCardDrawings } from "./overview-cards.ts";
import { overviewDrawings } from "./overviews.ts";
import { pageDrawings } from "./pages.ts";
import type { Scene } from "./parts.ts";
import { aiParts, aiServiceDrawings } from "./services-ai.ts";
import { cloudParts, cloudServiceDrawings } from "./services-cloud.ts";
import { devopsParts, devopsServiceDrawings } from "./services-devops.ts";

/** Drawings by their names in the content files. */
export const drawings = {
  ...homeDrawings,
  ...menuDrawings,
  ...cloudServiceDrawings,
  ...devopsServiceDrawings,
  ...aiServiceDrawings,
  ...overviewDrawings,
  ...overviewCardDrawings,
  ...caseDrawings,
  ...articleDrawings,
  ...pageDrawings,
  ...badgeDrawings,
} satisfies Record<string, () => Drawing>;

/** Drawings of service details with their parts, by the names of the services. */
export const partsOf: Partial<Record<string, Scene>> = { ...cloudParts, ...devopsParts, ...aiParts };

export type DrawingName = keyof typeof drawings;
