import type { Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Shape } from "./iso.ts";
import { octagon, prism } from "./shapes.ts";

// People as pieces of a board game, until the owner supplies photographs.

/** A cylinder with eight sides in the middle of the board. */
const drum = (radius: number, z: number, height: number, tone: Tone): Shape[] =>
  prism(octagon(0, 0, radius), z, height, tone);

/** Shoulders, collar and head; what grows on the head differs. */
const person = (jacket: Tone, width: number, ...hair: readonly Shape[][]) =>
  drawing(
    drum(width, 0, 0.9, jacket),
    drum(width - 0.4, 0.9, 0.35, jacket),
    drum(0.62, 1.25, 0.2, "y"),
    drum(0.85, 1.45, 1.35, "w"),
    ...hair,
  );

export const portraitDrawings = {
  "portrait-customer": () => person("c", 1.5, drum(0.92, 2.7, 0.3, "b")),
  "portrait-consulting": () => person("a", 1.4, drum(0.95, 2.5, 0.5, "b"), drum(0.45, 3, 0.45, "b")),
  "portrait-technology": () => person("b", 1.6, drum(0.95, 2.6, 0.55, "a")),
};
