import type { Figure } from "./figure.ts";
import { aiFigures } from "./figures-ai.ts";
import { complianceFigures } from "./figures-compliance.ts";
import { sovereigntyFigures } from "./figures-sovereignty.ts";

/** Figures by their names in the articles. */
export const figures = {
  ...sovereigntyFigures,
  ...complianceFigures,
  ...aiFigures,
} satisfies Record<string, () => Figure>;

export type FigureName = keyof typeof figures;
