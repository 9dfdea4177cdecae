import type { Drawing } from "./drawing.ts";
import { project, tile } from "./iso.ts";
import type { Point, Screen, Shape } from "./iso.ts";
import { stepped } from "./stepped.ts";
import type { Layer } from "./stepped.ts";

/** A numbered part of a drawing: its shapes, the point that its number names, and the place of the number. */
export type Part = Layer & { at: Point; to: Screen };

/** The drawing of a service: its parts in the order of the capabilities, and the rest. */
export type Scene = { rest: Layer; parts: readonly Part[] };

/** The ends of the line from a part to its number. */
type Mark = { from: Screen; to: Screen };

/** Radius of a number. part-marks.css depends on it. */
const radius = 12;

/** Draws a scene without numbers. */
export function whole({ rest, parts }: Scene): Drawing {
  const layers = [rest, ...parts];
  return stepped({
    ground: layers.flatMap(({ ground = [] }) => ground),
    blocks: layers.flatMap(({ blocks = [] }) => blocks),
    foreground: layers.flatMap(({ foreground = [] }) => foreground),
    front: layers.flatMap(({ front = [] }) => front),
  });
}

/**
 * Draws a scene with its parts numbered clockwise from the left. The class of each path ends with its number (`t-a.2`), so
 * that a page can show a part alone, with its `view`. `index` is its place in the scene.
 */
export function numberParts({ rest, parts }: Scene) {
  const { viewBox } = whole({ rest, parts });
  const [left, top, width, height] = read(viewBox);
  const angleOf = ({ to }: Part) => Math.atan2(to[1] - top - height / 2, to[0] - left - width / 2);
  const sorted = parts.toSorted((one, other) => angleOf(one) - angleOf(other));
  const numbered = sorted.map((part) => {
    const floor = floorOf(part);
    const { viewBox: own } = stepped({ ...part, ground: [floor, ...(part.ground ?? [])] });
    const mark: Mark = { from: project(part.at), to: part.to };
    return { index: parts.indexOf(part), mark, view: { viewBox: own, floor: floor.d } };
  });
  return {
    drawing: {
      viewBox: withNumbers(
        viewBox,
        sorted.map(({ to }) => to),
      ),
      paths: stepped(rest, ...sorted).paths,
    },
    parts: numbered,
  };
}

/** A floor below a part. */
function floorOf({ blocks = [], front = [] }: Part): Shape {
  const list = [...blocks, ...front];
  const least = (axis: 0 | 1 | 2) => Math.min(...list.map((box) => box[axis]));
  const [x, y] = [least(0) - 0.5, least(1) - 0.5];
  const width = Math.max(...list.map((box) => box[0] + box[3])) + 0.5 - x;
  const depth = Math.max(...list.map((box) => box[1] + box[4])) + 0.5 - y;
  return tile(x, y, width, depth, "floor", least(2));
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
