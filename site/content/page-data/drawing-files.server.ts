import { existsSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import { citySvg, nightBlocksSvg, officeSvg, streetSvg } from "#site/drawings/city-svg.server.ts";
import { drawingSvg } from "#site/drawings/drawing-svg.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { drawStep } from "#site/drawings/layers.ts";
import {
  approachImage,
  cardImage,
  menuImage,
  cityFile,
  nightBlocksFile,
  officeImage,
  serviceImage,
  streetFile,
  groupOverviewNames,
} from "#site/paths.ts";

type File = [url: string, svg: string];

/** Returns drawings that are files by their URLs, except those that a file in site/public/drawings replaces. */
export function drawingFiles(): Record<string, string> {
  const { navigation, pages, services } = getContent();
  const menu = [...navigation.left, ...navigation.right].map(({ id, drawing }): File => [
    menuImage(id),
    drawingSvg(drawing),
  ]);
  const cards = groupOverviewNames.flatMap((name) =>
    pages[name].cards.map(({ drawing }, index): File => [cardImage(name, index), drawingSvg(withoutGrid(drawing))]),
  );
  const drawings: File[] = [
    [cityFile, citySvg()],
    [officeImage, officeSvg()],
    [streetFile, streetSvg()],
    [nightBlocksFile, nightBlocksSvg()],
    ...menu,
    ...cards,
    ...services.flatMap(serviceDrawings),
  ];
  return Object.fromEntries(drawings.filter(([url]) => !existsSync(`site/public${url}`)));
}

const withoutGrid = ({ viewBox, paths }: Drawing): Drawing => ({ viewBox, paths: paths.replace(/^grid .+\n/m, "") });

/** Returns the drawing of a service, for cards that link to it, and the states of its approach. */
function serviceDrawings(service: Service): File[] {
  const image: File = [serviceImage(service.slug), drawingSvg(service.drawing)];
  if (service.kind === "overview") return [image];
  const steps = service.approach.map((_step, index): File => [
    approachImage(service.slug, index + 1),
    drawingSvg(drawStep(service.approachDrawing, index + 1)),
  ]);
  return [image, ...steps];
}
