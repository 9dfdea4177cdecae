// Writes site/public/drawings/<service>.svg, the drawings of links to services: part of `pnpm generate`.
import { getContent } from "#site/content/content.server.ts";
import { serviceImage } from "#site/paths.ts";

import { writeFiles } from "../build/build-files.ts";
import { readColors } from "../build/share-image/read-colors.ts";

const faces: Record<string, string> = { t: "top", l: "left", r: "right", tiles: "top" };

/** Lines as in site/blocks/drawing.css: color, width and dashes. */
const lines: Record<string, [color: string, width: number, dashes?: string]> = {
  grid: ["grid", 1],
  wire: ["blue", 2],
  edge: ["block-b-top", 1.5],
  beam: ["amber", 2, "3 5"],
  hole: ["amber", 2.5, "5 5"],
};

const fills: Record<string, string> = { floor: "floor", void: "night", dot: "amber", node: "block-b-top" };

/** Returns the drawings of all services as SVG files that need no stylesheet, by file name. */
export function serviceImages(): Record<string, string> {
  const color = readColors();
  const attributesOf = (className: string): string => {
    const line = lines[className];
    if (line) {
      const [name, width, dashes] = line;
      return `fill="none" stroke="${color(name)}" stroke-width="${width}"${dashes === undefined ? "" : ` stroke-dasharray="${dashes}"`}`;
    }
    const [face = "", tone] = className.split("-");
    const value = color(fills[className] ?? `block-${tone}-${faces[face]}`);
    if (face !== "tiles") return `fill="${value}"`;
    return `fill="none" stroke="${value}" stroke-width=".8" stroke-dasharray=".8 .2" transform="matrix(2.5 1.25-2.5 1.25 0 0)"`;
  };
  return Object.fromEntries(
    getContent().services.map(({ slug, drawing: { viewBox, paths } }) => {
      const written = paths.replaceAll(
        /^(\S+) (.+)\n?/gm,
        (_path, className: string, d: string) => `<path ${attributesOf(className)} d="${d}"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round">${written}</svg>\n`;
      return [`site/public${serviceImage(slug)}`, svg];
    }),
  );
}

if (import.meta.main) writeFiles(".", serviceImages());
