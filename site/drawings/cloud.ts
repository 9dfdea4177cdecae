import { boxes } from "./boxes.ts";
import type { Tone } from "./boxes.ts";
import { polygon } from "./iso.ts";
import type { Shape } from "./iso.ts";

type Puff = { center: readonly [number, number, number]; radius: readonly [number, number, number] };

const puffs: readonly Puff[] = [
  { center: [0, 0, 0], radius: [4.9, 4, 3.5] },
  { center: [-5, 3.8, -0.8], radius: [3.9, 3.2, 2.3] },
  { center: [5.4, -4.4, -0.8], radius: [4.1, 3.4, 2.4] },
  { center: [1.6, 2.6, -1.2], radius: [3.5, 2.8, 2] },
  { center: [-2.4, -1.4, -1], radius: [3.2, 2.6, 1.8] },
  { center: [9, -7.6, -1.4], radius: [2.6, 2.2, 1.3] },
  { center: [-8.2, 6.6, -1.4], radius: [2.6, 2.2, 1.2] },
];

const isCube = (...at: [number, number, number]): boolean =>
  at[2] >= -2 &&
  puffs.some(
    ({ center, radius }) =>
      at.reduce((sum, value, axis) => sum + ((value - (center[axis] ?? 0)) / (radius[axis] ?? 1)) ** 2, 0) < 1,
  );

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Cubes of the cloud, from back to front. */
function listCubes(): [number, number, number][] {
  return range(-12, 13)
    .flatMap((x) => range(-11, 10).flatMap((y) => range(-3, 5).map((z): [number, number, number] => [x, y, z])))
    .filter((at) => isCube(...at));
}

const toneOf = ([x, y, z]: readonly [number, number, number]): Tone => {
  if ((x * 7 + y * 13 + z * 5) % 17 === 0) return "b";
  return (x * 5 + y * 3 + z) % 5 === 0 || z < -1 ? "c" : "w";
};

/** The cube in the middle that is farthest in front. */
const core = listCubes()
  .filter(([x, y]) => Math.abs(x - y) < 2)
  .reduce((front, cube) => (cube[0] + cube[1] - cube[2] > front[0] + front[1] - front[2] ? cube : front));

export const drawCloudCore = (): Shape[] => boxes([...core, 1, 1, 1, "y"]);

type Corner = [number, number, number];
type Half = { face: "t" | "l" | "r"; corners: readonly Corner[] };

/** The halves of the three visible faces of the cube at the origin. */
const halves: readonly Half[] = [
  {
    face: "t",
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
    ],
  },
  {
    face: "t",
    corners: [
      [0, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    face: "l",
    corners: [
      [0, 1, 1],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    face: "l",
    corners: [
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
  {
    face: "r",
    corners: [
      [1, 0, 1],
      [1, 1, 1],
      [1, 0, 0],
    ],
  },
  {
    face: "r",
    corners: [
      [1, 1, 1],
      [1, 1, 0],
      [1, 0, 0],
    ],
  },
];

/** Draws the visible halves of the cubes' faces: at this angle all cubes share one grid of triangles on the screen. */
export function drawCloud(): Shape[] {
  const nearest = new Map<string, Half & { depth: number; tone: Tone }>();
  for (const cube of listCubes()) {
    const [x, y, z] = cube;
    for (const { face, corners: offsets } of halves) {
      const corners = offsets.map(([right, left, up]): Corner => [x + right, y + left, z + up]);
      const triangle = corners
        .map(([a, b, c]) => `${a - b},${a + b - 2 * c}`)
        .toSorted()
        .join(" ");
      const depth = x + y + z;
      if (depth > (nearest.get(triangle)?.depth ?? -Infinity))
        nearest.set(triangle, { face, corners, depth, tone: toneOf(cube) });
    }
  }
  return [...nearest.values()]
    .map(({ face, tone, corners }) => polygon(`${face}-${tone}`, corners))
    .toSorted((one, other) => one.className.localeCompare(other.className));
}
