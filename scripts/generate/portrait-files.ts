// Writes site/public/team/<n>.svg, the fallback for missing photographs: part of `pnpm generate`.
import { boxes } from "#site/drawings/boxes.ts";
import type { Tone } from "#site/drawings/boxes.ts";
import { drawing } from "#site/drawings/drawing.ts";

import { writeFiles } from "../build/build-files.ts";
import { readColors } from "../build/share-image/read-colors.ts";

const faces: Record<string, string> = { t: "top", l: "left", r: "right" };

/** Tones of the plates; the last one is amber, for the person under the pointer. */
const tones = ["c", "b", "a", "y"] as const;

/** Draws a slab for the initials of a person, until there is a photograph. portrait.tsx places the letters on its top. */
const drawPlate = (tone: Tone) =>
  drawing(boxes([0, 0, 0, 4, 4, 0.35, "w"], [0.25, 0.25, 0.35, 3.5, 3.5, 0.5, tone])).paths;

/** Returns the plates as SVG files that need no stylesheet, by file name. */
export function portraitFiles(): Record<string, string> {
  const color = readColors();
  const colorOf = (className: string): string => {
    const [face = "", tone] = className.split("-");
    return color(`block-${tone}-${faces[face]}`);
  };
  return Object.fromEntries(
    tones.map((tone, index) => {
      const inner = drawPlate(tone).replaceAll(
        /^(\S+) (.+)\n?/gm,
        (_path, className: string, d: string) => `<path fill="${colorOf(className)}" d="${d}"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -29 200 125">${inner}</svg>\n`;
      return [`site/public/team/${index + 1}.svg`, svg];
    }),
  );
}

if (import.meta.main) writeFiles(".", portraitFiles());
