import { boxes } from "./boxes.ts";
import type { Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";

/** A slab for the initials of a person, until there is a photograph. portrait.tsx places the letters on its top. */
const plate = (tone: Tone): Drawing => ({
  ...drawing(boxes([0, 0, 0, 4, 4, 0.35, "w"], [0.25, 0.25, 0.35, 3.5, 3.5, 0.5, tone])),
  viewBox: "-100 -29 200 125",
});

/** Plates from light to dark; the last one is amber, for the person under the pointer. */
export const plates = (["c", "b", "a", "y"] as const).map((tone) => () => plate(tone));
