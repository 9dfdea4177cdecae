import type { Tone } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { dot } from "./iso.ts";
import type { Shape } from "./iso.ts";
import { octagon, prism } from "./shapes.ts";

// People as game pieces, until there are photographs.

/** A cylinder with eight sides. */
const drum = (radius: number, z: number, height: number, tone: Tone, x = 0, y = x): Shape[] =>
  prism(octagon(x, y, radius), z, height, tone);

const eyes = (z: number): Shape[] => [dot([0.85, 0.4, z], 2, "void"), dot([0.4, 0.85, z], 2, "void")];

/** Shoulders, collar, head and hair. */
const person = (jacket: Tone, width: number, ...hair: readonly Shape[][]) =>
  drawing(
    drum(width, 0, 0.9, jacket),
    drum(width - 0.4, 0.9, 0.35, jacket),
    drum(0.62, 1.25, 0.2, "y"),
    drum(0.85, 1.45, 1.35, "w"),
    eyes(2.05),
    ...hair,
  );

export const portraitDrawings = {
  "portrait-customer": () => person("c", 1.5, drum(0.92, 2.7, 0.3, "b")),
  "portrait-consulting": () => person("a", 1.4, drum(0.95, 2.5, 0.5, "b"), drum(0.45, 3, 0.45, "b")),
  "portrait-technology": () => person("b", 1.6, drum(0.95, 2.6, 0.55, "a")),
};

/** A head from the chin to the hair. */
const head = (chin = 1.1): Shape[] => [...drum(0.9, chin, 2.6 - chin, "w"), ...eyes(1.8)];

/** Portraits of employees without a photograph. */
export const teamPortraits: readonly (() => Drawing)[] = [
  // Hair in a bun.
  () => drawing(drum(1.5, 0, 1, "a"), head(), drum(1, 2.4, 0.5, "b"), drum(0.5, 2.9, 0.5, "b", -0.3)),
  // A beard.
  () => drawing(drum(1.8, 0, 0.9, "c"), drum(1, 0.9, 0.55, "a"), head(1.45), drum(0.95, 2.5, 0.2, "a")),
  // Long hair, down to the shoulders.
  () => drawing(drum(1.4, 0, 0.9, "b"), drum(1.15, 0.9, 1.5, "a", -0.45), head(0.9), drum(1.05, 2.4, 0.5, "a", -0.1)),
  // A cap, its peak to the front.
  () => drawing(drum(1.6, 0, 1, "w"), head(), drum(0.9, 2.45, 0.15, "b", 0.4), drum(0.98, 2.6, 0.5, "a")),
  // A scarf, and short hair.
  () => drawing(drum(1.6, 0, 0.9, "b"), drum(1.1, 0.9, 0.35, "y"), head(1.25), drum(0.95, 2.5, 0.4, "a")),
  // A braid at either side.
  () =>
    drawing(
      drum(1.5, 0, 1, "a"),
      head(),
      drum(0.35, 1.2, 1.2, "y", -0.8, 0.8),
      drum(0.35, 1.2, 1.2, "y", 0.8, -0.8),
      drum(1, 2.35, 0.45, "y"),
    ),
];
