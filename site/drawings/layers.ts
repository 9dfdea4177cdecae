import { boxes, paintOrder } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import type { Drawing } from "./drawing.ts";
import { project } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";

/**
 * Shapes that a page can show or hide together: a step of an approach, or a part of a service. The ground is drawn behind
 * the blocks of all layers, the foreground in front of them, and `blocksInFront` last.
 */
export type Layer = {
  ground?: readonly Shape[];
  blocks?: readonly Box[];
  foreground?: readonly Shape[];
  blocksInFront?: readonly Box[];
};

/**
 * Draws layers. The class of each path ends with the number of its layer (`t-a.2`), except in layer 0. The blocks of all
 * layers are sorted together, so that a later layer may be behind an earlier one.
 */
export function drawLayers(...layers: readonly Layer[]): Drawing {
  const shapesOf = (kind: "ground" | "foreground") =>
    layers.flatMap((layer, number) => (layer[kind] ?? []).map((shape) => inLayer(shape, number)));
  const blocksOf = (kind: "blocks" | "blocksInFront") => {
    const numbers = new Map(
      layers.flatMap((layer, number) => (layer[kind] ?? []).map((block) => [block, number] as const)),
    );
    return paintOrder([...numbers.keys()]).flatMap((block) =>
      boxes(block).map((shape) => inLayer(shape, numbers.get(block) ?? 0)),
    );
  };
  return drawing(shapesOf("ground"), blocksOf("blocks"), shapesOf("foreground"), blocksOf("blocksInFront"));
}

const inLayer = (shape: Shape, number: number): Shape =>
  number === 0 ? shape : { ...shape, className: `${shape.className}.${number}` };

/** Returns the highest number of a layer in a drawing. */
export const countLayers = ({ paths }: Drawing): number =>
  Math.max(...[...paths.matchAll(/^\S+\.(\d) /gm)].map(([, number]) => Number(number)));

/** Returns a drawing after a step: without what later steps add, and with what this one adds in amber. */
export const drawStep = ({ viewBox, paths }: Drawing, step: number): Drawing => ({
  viewBox,
  paths: paths
    .split("\n")
    .map((path) => {
      const layer = Number(/^\S+\.(\d) /.exec(path)?.[1] ?? 0);
      if (layer > step) return "";
      const plain = path.replace(/^(\S+)\.\d /, "$1 ");
      return layer === step ? plain.replace(/^([tlr])-\w /, "$1-y ") : plain;
    })
    .filter((path) => path !== "")
    .join("\n"),
});

/** A part of a drawing: the name that content refers to, its shapes, the point its number refers to, and the number's place. */
export type Part = Layer & { name: string; at: Point; to: Screen };

/** The drawing of a service: its parts and what surrounds them. */
export type Scene = { surroundings: Layer; parts: readonly Part[] };

/** The ends of the line from a part to its number. */
type Mark = { from: Screen; to: Screen };

/** Radius of a number. capabilities.css depends on it. */
const radius = 12;

/** Draws a scene without numbers. */
export function drawScene({ surroundings, parts }: Scene): Drawing {
  const layers = [surroundings, ...parts];
  return drawLayers({
    ground: layers.flatMap(({ ground = [] }) => ground),
    blocks: layers.flatMap(({ blocks = [] }) => blocks),
    foreground: layers.flatMap(({ foreground = [] }) => foreground),
    blocksInFront: layers.flatMap(({ blocksInFront = [] }) => blocksInFront),
  });
}

/**
 * Draws a scene with its parts numbered clockwise from the left. The class of each path ends with its number (`t-a.2`), so
 * that a page can show a part alone, with its own view box.
 */
export function numberParts({ surroundings, parts }: Scene) {
  const { viewBox } = drawScene({ surroundings, parts });
  const [left, top, width, height] = read(viewBox);
  const angleOf = ({ to }: Part) => Math.atan2(to[1] - top - height / 2, to[0] - left - width / 2);
  const sorted = parts.toSorted((one, other) => angleOf(one) - angleOf(other));
  const numbered = sorted.map((part) => {
    const mark: Mark = { from: project(part.at), to: part.to };
    return { name: part.name, mark, viewBox: drawLayers(part).viewBox };
  });
  return {
    drawing: {
      viewBox: withNumbers(
        viewBox,
        sorted.map(({ to }) => to),
      ),
      paths: drawLayers(surroundings, ...sorted).paths,
    },
    parts: numbered,
  };
}

/** Extends a view box to the numbers. */
function withNumbers(viewBox: string, places: readonly Screen[]): string {
  const [x, y, width, height] = read(viewBox);
  const [xs, ys] = [places.map((place) => place[0]), places.map((place) => place[1])];
  const left = Math.floor(Math.min(x, ...xs.map((each) => each - radius)));
  const top = Math.floor(Math.min(y, ...ys.map((each) => each - radius)));
  const right = Math.ceil(Math.max(x + width, ...xs.map((each) => each + radius)));
  const bottom = Math.ceil(Math.max(y + height, ...ys.map((each) => each + radius)));
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

function read(viewBox: string): [left: number, top: number, width: number, height: number] {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return [left, top, width, height];
}
