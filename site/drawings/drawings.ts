import { articleDrawings } from "./articles.ts";
import { badgeDrawings } from "./badges.ts";
import { caseDrawings } from "./cases.ts";
import type { Drawing } from "./drawing.ts";
import { homeDrawings } from "./home.ts";
import { menuDrawings } from "./menu.ts";
import { overviewCardDrawings } from "./overview-cards.ts";
import { overviewDrawings } from "./overviews.ts";
import { pageDrawings } from "./pages.ts";
import { portraitDrawings } from "./portraits.ts";
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
  ...portraitDrawings,
} satisfies Record<string, () => Drawing>;

export type DrawingName = keyof typeof drawings;
