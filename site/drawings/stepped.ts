import { boxes, paintOrder } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import type { Shape } from "./iso.ts";

/** What one step adds: marks on the floor, blocks, and what hangs in the air before all of them. */
export type Layer = { floor?: readonly Shape[]; blocks?: readonly Box[]; air?: readonly Shape[] };

/**
 * A drawing that is built step by step. Each path names the step that adds it (`t-a.2`), 0 being the ground; all blocks
 * together stand in painter's order, so that a later step may lie behind an earlier one.
 */
export function stepped(...layers: readonly Layer[]): Drawing {
  const of = (part: "floor" | "air") =>
    layers.flatMap((layer, step) => (layer[part] ?? []).map((shape) => inStep(shape, step)));
  const steps = new Map(layers.flatMap(({ blocks = [] }, step) => blocks.map((block) => [block, step] as const)));
  const blocks = paintOrder([...steps.keys()]).flatMap((block) =>
    boxes(block).map((shape) => inStep(shape, steps.get(block) ?? 0)),
  );
  return drawing(of("floor"), blocks, of("air"));
}

const inStep = (shape: Shape, step: number): Shape =>
  step === 0 ? shape : { ...shape, className: `${shape.className}.${step}` };
