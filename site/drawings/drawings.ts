import { articleDrawings } from "./articles.ts";
import { badgeDrawings } from "./badges.ts";
import { caseDrawings } from "./cases.ts";
import type { Drawing } from "./drawing.ts";
import { homeDrawings } from "./home.ts";
import { menuDrawings } from "./menu.ts";
import { overviewCardDrawings } from "./overview-cards.ts";
import { overviewDrawings } from "./overviews.ts";
import { pageDrawings } from "./pages.ts";
import { aiParts } from "./parts-ai.ts";
import { cloudParts } from "./parts-cloud.ts";
import { devopsParts } from "./parts-devops.ts";
import type { Part } from "./parts.ts";
import { aiServiceDrawings } from "./services-ai.ts";
import { cloudServiceDrawings } from "./services-cloud.ts";
import { devopsServiceDrawings } from "./services-devops.ts";

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

/** Parts of the drawings of service details, by their names. */
export const partsOf: Partial<Record<string, () => Part[]>> = { ...cloudParts, ...devopsParts, ...aiParts };

export type DrawingName = keyof typeof drawings;
