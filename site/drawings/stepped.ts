import { boxes, paintOrder } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import type { Shape } from "./iso.ts";

/** The shapes that one step adds. The ground is drawn behind all blocks, the foreground in front of them, `front` last. */
export type Layer = {
  ground?: readonly Shape[];
  blocks?: readonly Box[];
  foreground?: readonly Shape[];
  front?: readonly Box[];
};

/**
 * Draws a picture that is built step by step. The class of each path ends with its step (`t-a.2`), except in step 0. The
 * blocks of all steps are sorted together, so that a later step may be behind an earlier one.
 */
export function stepped(...layers: readonly Layer[]): Drawing {
  const shapesOf = (kind: "ground" | "foreground") =>
    layers.flatMap((layer, step) => (layer[kind] ?? []).map((shape) => inStep(shape, step)));
  const blocksOf = (kind: "blocks" | "front") => {
    const steps = new Map(layers.flatMap((layer, step) => (layer[kind] ?? []).map((block) => [block, step] as const)));
    return paintOrder([...steps.keys()]).flatMap((block) =>
      boxes(block).map((shape) => inStep(shape, steps.get(block) ?? 0)),
    );
  };
  return drawing(shapesOf("ground"), blocksOf("blocks"), shapesOf("foreground"), blocksOf("front"));
}

const inStep = (shape: Shape, step: number): Shape =>
  step === 0 ? shape : { ...shape, className: `${shape.className}.${step}` };
