import { project, segment } from "./iso.ts";
import type { Shape } from "./iso.ts";
import { drawBuildings } from "./munich.ts";
import type { Building } from "./munich.ts";
import { randomNumbers } from "./plan-geometry.ts";

const reach = 32;
const step = 2.9;

/** Half the size of the empty place in the middle, on screen. */
const place = { width: 215, height: 150 };

const isInPlace = (x: number, y: number): boolean => {
  const [right, down] = project([x, y]);
  return Math.abs(right) / place.width + Math.abs(down) / place.height < 1;
};

/** Unlit blocks and the lines of the ground around the place where the drawing of a service stands. */
export function drawNightBlocks(): Shape[] {
  const random = randomNumbers(11);
  const blocks: Building[] = [];
  for (let x = -reach; x < reach; x += step) {
    for (let y = -reach; y < reach; y += step) {
      const [light, size, height] = [random(), random(), random()];
      if (isInPlace(x + 1.1, y + 1.1) || light > 0.93) continue;
      const [right, down] = project([x, y]);
      // Unlit where the heading is.
      const isLit = light < 0.07 && (right > 250 || down > 60);
      const tone = isLit ? (light < 0.045 ? "a" : "b") : Math.hypot(x, y) < 16 ? "n2" : "n1";
      blocks.push({ x, y, width: 2.2, depth: size < 0.5 ? 2.2 : 1.1, height: 0.5 + height * 0.4, tone });
    }
  }
  const lines = Array.from({ length: reach + 1 }, (_, index) => index * 2 - reach);
  return [
    ...lines.flatMap((i) => [segment([i, -reach], [i, reach], "grid"), segment([-reach, i], [reach, i], "grid")]),
    ...drawBuildings(blocks),
  ];
}
