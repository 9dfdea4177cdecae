import { drawCloud } from "#site/drawings/cloud.ts";
import { joinPaths } from "#site/drawings/drawing.ts";
import { drawStreet } from "#site/drawings/houses.ts";
import type { Shape } from "#site/drawings/iso.ts";
import { cityParts, drawCity, drawOffice, officeViewBox } from "#site/drawings/munich.ts";
import { drawNightBlocks } from "#site/drawings/night-blocks.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

const faces = { t: "top", l: "left", r: "right" } as const;

/** Lines by their classes: color, width and dashes. */
const lines: Record<string, readonly [color: string, width: number, dashes?: string]> = {
  grid: ["grid-night", 1.6],
  bank: ["bank", 66],
  river: ["brand", 46],
  stream: ["block-a-top", 16, "90 40"],
  street: ["block-n3-top", 12],
  track: ["block-a-top", 3],
  "lit-river": ["accent", 46],
  "lit-stream": ["block-y-top", 16, "90 40"],
  "lit-track": ["accent", 6],
  beam: ["accent", 4, "4 7"],
  trunk: ["block-n3-right", 2.2],
  dashed: ["accent-shadow", 1.6, "3 2.5"],
  plus: ["ink", 2.4],
};

/** Writes one group for each list of shapes. Pages show the groups of a file with `use`. */
function writeSvg(groups: Record<string, readonly Shape[]>, attributes = ""): string {
  const colorOf = readColors();
  const written = Object.entries(groups).map(([id, shapes]) => {
    const paths = joinPaths(shapes).map(([name, d]) => {
      const [face = "", tone = ""] = name.split("-");
      const [color, width, dashes] = lines[name] ?? [];
      if (color === undefined)
        return `<path fill="${colorOf(`block-${tone}-${faces[face as keyof typeof faces]}`)}" d="${d}"/>`;
      const dashed = dashes === undefined ? "" : ` stroke-dasharray="${dashes}"`;
      return `<path fill="none" stroke="${colorOf(color)}" stroke-width="${width}"${dashed} d="${d}"/>`;
    });
    return `<g id="${id}" stroke-linejoin="round">${paths.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${written.join("")}</svg>`;
}

/**
 * Returns the city, the cloud, and the parts that light up. Not as an image: it would count as the largest content of the
 * page, which is the slogan.
 */
export const citySvg = (): string => {
  const lit = Object.entries(cityParts).map(([part, draw]): [string, Shape[]] => [`lit-${part}`, draw()]);
  return writeSvg({ city: drawCity(), cloud: drawCloud(), ...Object.fromEntries(lit) });
};

/** Returns the city without anything lit, and the cloud, each in a place of a larger SVG. */
export const placeCity = (attributes: string): string => writeSvg({ city: drawCity() }, ` ${attributes}`);
export const placeCloud = (attributes: string): string => writeSvg({ cloud: drawCloud() }, ` ${attributes}`);

/** Returns the part of the city around the office, as an image. */
export const officeSvg = (): string => writeSvg({ office: drawOffice() }, ` viewBox="${officeViewBox}"`);

/** Returns the houses of the About page, and the cloud above them. Its palest cubes would have the color of the ground. */
export const streetSvg = (): string => {
  const cloud = drawCloud().map((shape) => ({ ...shape, className: shape.className.replace("-c", "-w") }));
  return writeSvg({ ...drawStreet(), cloud: cloud.toSorted((a, b) => a.className.localeCompare(b.className)) });
};

/** Returns the blocks around the drawing of a service. */
export const nightBlocksSvg = (): string => writeSvg({ blocks: drawNightBlocks() });
