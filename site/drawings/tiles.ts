import { project } from "./iso.ts";
import type { Screen, Shape } from "./iso.ts";

/** 60 tiles to each side: one of them for each of 3,600 pages. An area is 6 of them wide and 10 deep. */
const count = 60;
const area = { width: 6, depth: 10 };
const gap = 0.8;

/** Of one tile, in units of the floor's grid; `.tiles` in drawing.css has the same in pixels. */
const unit = 0.125;

/** The floor takes as much space with gaps as without, so that both can be laid over each other. */
const [width, depth] = [count + (count / area.width - 1) * gap, count + (count / area.depth - 1) * gap];
const extent: Screen[] = [
  project([0, 0]),
  project([width * unit, 0]),
  project([0, depth * unit]),
  project([width * unit, depth * unit]),
];

/**
 * A row of tiles is one stroke: its dashes are the tiles, and the floor is tilted by drawing.css. As outlines, 3,600 tiles
 * would be 12 kB a page.
 */
const strokes = (tone: string, d: string): Shape => ({ className: `tiles-${tone}`, d, points: extent });

/** All in one heap, of any tone. */
export function heapOfTiles(): Shape[] {
  const [left, top] = [(width - count) / 2, (depth - count) / 2];
  const rows = Array.from({ length: count }, (_, row) => row);
  const row = (y: number) => round(top + y + 0.5);
  const runs = (seed: number, every: number) =>
    rows
      .flatMap((y) => {
        const start = (y * seed + ((y * y) % 7)) % every;
        const places = Array.from({ length: Math.ceil((count - start) / every) }, (_, place) => start + place * every);
        return places.map((x) => `M${round(left + x)} ${row(y)}h${Math.min(((x + y) % 3) + 1, count - x)}`);
      })
      .join("");
  return [
    strokes("b", rows.map((y) => `M${round(left)} ${row(y)}h${count}`).join("")),
    strokes("a", runs(5, 11)),
    strokes("c", runs(8, 13)),
    strokes("y", `M${round(left + 22)} ${row(31)}h1M${round(left + 37)} ${row(18)}h1M${round(left + 44)} ${row(46)}h1`),
  ];
}

/** The same tiles in areas, one of them amber. */
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
