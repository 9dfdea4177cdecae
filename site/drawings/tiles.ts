import { project } from "./iso.ts";
import type { Screen, Shape } from "./iso.ts";

/** 60 × 60 tiles, one for each of 3,600 pages. An area has 6 × 10 tiles. */
const count = 60;
const area = { width: 6, depth: 10 };
const gap = 0.8;

/** Size of one tile in units of the grid. `.tiles` in drawing-image.css has the same size in pixels. */
const unit = 0.125;

/** Includes the gaps, so that both states have the same size and can be overlaid. */
const [width, depth] = [count + (count / area.width - 1) * gap, count + (count / area.depth - 1) * gap];
const extent: Screen[] = [
  project([0, 0]),
  project([width * unit, 0]),
  project([0, depth * unit]),
  project([width * unit, depth * unit]),
];

/**
 * Draws a row of tiles as one dashed stroke, which drawing-image.css projects onto the ground. As outlines, 3,600 tiles would
 * add 12 kB to the page.
 */
const strokes = (tone: string, d: string): Shape => ({ className: `tiles-${tone}`, d, points: extent });

/** Draws all tiles without gaps, in mixed tones, none of them amber. */
export function heapOfTiles(): Shape[] {
  const [left, top] = [(width - count) / 2, (depth - count) / 2];
  const rows = Array.from({ length: count }, (_, row) => row);
  const row = (y: number) => round(top + y + 0.5);
  // Relative steps repeat from row to row, which compresses well.
  const runs = (seed: number, every: number) =>
    rows
      .map((y) => {
        const start = (y * seed + ((y * y) % 7)) % (every - 2);
        const more = Math.floor((count - start - 2) / every);
        return `M${round(left + start)} ${row(y)}h2${`m${every - 2} 0h2`.repeat(more)}`;
      })
      .join("");
  return [
    strokes("b", rows.map((y) => `M${round(left)} ${row(y)}h${count}`).join("")),
    strokes("a", runs(5, 11)),
    strokes("c", runs(8, 13)),
  ];
}

/** Draws the tiles in areas, one of them amber. */
export function areasOfTiles(): Shape[] {
  const areas = Array.from({ length: (count / area.width) * (count / area.depth) }, (_, index) => {
    const [column, line] = [index % (count / area.width), Math.floor(index / (count / area.width))];
    const tone = column === 6 && line === 2 ? "y" : (["a", "b", "c"] as const)[(column + line) % 3];
    const start = `M${round(column * (area.width + gap))} ${round(line * (area.depth + gap) + 0.5)}h${area.width}`;
    return { tone: tone ?? "a", d: start + `m${-area.width} 1h${area.width}`.repeat(area.depth - 1) };
  });
  return ["a", "b", "c", "y"].map((tone) =>
    strokes(
      tone,
      areas
        .filter((each) => each.tone === tone)
        .map(({ d }) => d)
        .join(""),
    ),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
