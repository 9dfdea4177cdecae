// Writes site/public/team/<n>.svg, the fallback for missing photographs: part of `pnpm generate`.
import { boxes } from "#site/drawings/boxes.ts";
import type { Tone } from "#site/drawings/boxes.ts";
import { drawing } from "#site/drawings/drawing.ts";
import { plateTones, plateViewBox } from "#site/drawings/plates.ts";
import { drawingSvg } from "#site/styles/drawing-svg.server.ts";

import { writeFiles } from "../build/build-files.ts";

/** The last plate is amber, for the person under the pointer. */
const tones = [...plateTones, "y"] as const;

/** Draws a slab for the initials of a person, until there is a photograph. portrait.tsx places the letters on its top. */
const drawPlate = (tone: Tone) => ({
  ...drawing(boxes([0, 0, 0, 4, 4, 0.35, "w"], [0.25, 0.25, 0.35, 3.5, 3.5, 0.5, tone])),
  viewBox: plateViewBox,
});

/** Returns the plates by file name. */
export const portraitFiles = (): Record<string, string> =>
  Object.fromEntries(
    tones.map((tone, index) => [`site/public/team/${index + 1}.svg`, `${drawingSvg(drawPlate(tone))}\n`]),
  );

if (import.meta.main) writeFiles(".", portraitFiles());
