import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { dot, project, segment } from "./iso.ts";
import type { Point } from "./iso.ts";
import { randomNumbers } from "./plan-geometry.ts";
import { setInTiles } from "./tile-letters.ts";

/** What a field counts, as written in the content. */
export type FieldSpec =
  | { kind: "tiles" | "dots"; n: number; unit: string; word?: string | undefined }
  | { kind: "lines"; n: number; unit: string; alert?: string | undefined }
  | { kind: "lanes"; n: number; unit: string }
  | { kind: "envelopes"; n: number; unit: string; names: readonly string[]; form: string; fields: readonly string[] }
  | { kind: "parts"; n: number; unit: string; names: readonly string[] };

/** A path of one color. Its class is the kind of the field and this name. */
type FieldPath = { name: string; d: string };

type FieldLabel = { x: number; y: number; text: string; anchor?: "middle" | "end"; isOnSheet?: true };

/** A drawing that counts: as many tiles, dots, lines, lanes, envelopes or parts as the content says. */
export type Field = {
  kind: FieldSpec["kind"];
  viewBox: string;
  paths: readonly FieldPath[];
  labels: readonly FieldLabel[];
  /** Fills its place in width and height. */
  isStretched?: boolean;
  /** Isometric paths, as in other drawings. */
  iso?: string;
};

/** Columns of a field of tiles or dots, by the square root of its units. Small screens get fewer, so that the units stay visible. */
const columnsPerRoot = { band: 2.2, wide: 1.67, narrow: 1.25 };
export type Columns = keyof typeof columnsPerRoot;

export function drawField(spec: FieldSpec, columns: Columns = "wide"): Field {
  switch (spec.kind) {
    case "tiles":
    case "dots":
      return drawUnits(spec, columns);
    case "lines":
      return drawLines(spec, columns);
    case "lanes":
      return { ...drawLanes(spec), isStretched: columns === "band" };
    case "envelopes":
      return drawEnvelopes(spec);
    default:
      return drawParts(spec);
  }
}

/** Rows of units as dashed strokes: one dash is one unit. Lit ones and the key are drawn again in their colors. */
function drawUnits({ kind, n, word }: Extract<FieldSpec, { word?: string | undefined }>, size: Columns): Field {
  const columns = Math.round(Math.sqrt(n) * columnsPerRoot[size]);
  const rows = Math.ceil(n / columns);
  const letters = word === undefined ? undefined : setInTiles(word, columns);
  const left = letters ? Math.floor((columns - letters.width) / 2) : 0;
  const top = letters ? Math.floor((rows - letters.height) / 2) : 0;
  // In the last complete row, below the word.
  const key = (rows - 2) * columns + Math.round(columns * 0.92);
  const isLit = (index: number): boolean =>
    letters?.isLit((index % columns) - left, Math.floor(index / columns) - top) === true;
  const runs: Record<"unit" | "lit" | "key", Run[]> = { unit: [], lit: [], key: [] };
  for (let row = 0; row < rows; row += 1) {
    const end = Math.min(n, (row + 1) * columns);
    runs.unit.push([0, row, end - row * columns]);
    for (let start = row * columns, next = start; start < end; start = next) {
      while (next < end && isLit(next) === isLit(start)) next += 1;
      if (isLit(start)) runs.lit.push([start % columns, row, next - start]);
    }
  }
  const index = Math.min(key, n - 1);
  runs.key.push([index % columns, Math.floor(index / columns), 1]);
  return {
    kind,
    viewBox: `0 -.5 ${columns} ${rows}`,
    isStretched: kind === "tiles" && size === "band",
    paths: Object.entries(runs).flatMap(([name, list]) => (list.length === 0 ? [] : [{ name, d: writeRuns(list) }])),
    labels: [],
  };
}

type Run = readonly [x: number, y: number, length: number];

/** Moves relative to the end of the last run, because equal moves compress well. */
const writeRuns = (runs: readonly Run[]): string =>
  runs
    .map(([x, y, length], index) => {
      const [lastX, lastY, lastLength] = runs[index - 1] ?? [0, 0, 0];
      return `${index === 0 ? "M" : "m"}${x - lastX - lastLength} ${y - lastY}h${length}`;
    })
    .join("");

/** Flows that end at their due times, which are schematic. One is late and raises an alert. */
function drawLines({ kind, n, alert }: Extract<FieldSpec, { kind: "lines" }>, size: Columns): Field {
  const [width, step] = size === "band" ? [900, 40] : [600, 60];
  const random = randomNumbers(11);
  const late = Math.floor(n * 0.6);
  const paths = { unit: "", key: "", due: "" };
  const labels: FieldLabel[] = [];
  for (let index = 0; index < n; index += 1) {
    const [y, due] = [index * step, Math.round(width * (0.42 + random() * 0.4))];
    paths[index === late ? "key" : "unit"] += `M0 ${y}H${due}`;
    if (index === late) labels.push({ x: due + 22, y: y + 7, text: alert ?? "" });
    else paths.due += `M${due - 10} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0`;
  }
  return {
    kind,
    viewBox: `0 -20 ${width} ${n * step}`,
    paths: [
      ...Object.entries(paths).map(([name, d]) => ({ name, d })),
      { name: "limit", d: `M${width - 40}-20v${n * step}` },
    ],
    labels,
  };
}

/** Lanes that merge into one. */
function drawLanes({ kind, n }: Extract<FieldSpec, { kind: "lanes" }>): Field {
  const [width, lane, distance] = [900, 46, 74];
  const [merge, bend] = [540, 160];
  const height = (n - 1) * distance + lane;
  const out = lane * 1.5;
  const share = out / n;
  const middle = height / 2;
  const paths = Array.from({ length: n }, (_, index): FieldPath[] => {
    const y = lane / 2 + index * distance;
    const end = middle + (index - (n - 1) / 2) * share;
    const [from, to] = [Math.round(bend + (merge - bend) * 0.6), Math.round(bend + (merge - bend) * 0.45)];
    const edge = (at: number, target: number) => `C${from} ${at} ${to} ${target} ${merge} ${target}`;
    const d =
      `M0 ${y - lane / 2}H${bend}${edge(y - lane / 2, end - share / 2)}V${end + share / 2}` +
      `C${to} ${end + share / 2} ${from} ${y + lane / 2} ${bend} ${y + lane / 2}H0z`;
    return [
      { name: "unit", d },
      { name: "dash", d: `M0 ${y}H${bend}${edge(y, end)}` },
    ];
  }).flat();
  return {
    kind,
    viewBox: `0 0 ${width} ${height}`,
    paths: [
      ...paths,
      { name: "key", d: `M${merge - 1} ${middle - out / 2}H${width}v${out}H${merge - 1}z` },
      { name: "key-dash", d: `M${merge} ${middle}H${width}` },
    ],
    labels: [],
  };
}

/** Crossed-out envelopes, one for each department, and the form that replaced them. */
function drawEnvelopes({ kind, names, form, fields }: Extract<FieldSpec, { kind: "envelopes" }>): Field {
  const [width, height] = [440, 330];
  const step = height / names.length;
  const [envelope, cross] = names.reduce(
    ([outlines, crosses], _name, index) => {
      const y = Math.round(index * step) + 6;
      return [`${outlines}M8 ${y}h96v58h-96zl48 32l48-32`, `${crosses}M0 ${y + 66}L112 ${y - 8}`];
    },
    ["", ""],
  );
  const lines = fields.map((_field, index) => 106 + index * 74);
  return {
    kind,
    viewBox: `0 0 ${width} ${height}`,
    paths: [
      { name: "unit", d: envelope ?? "" },
      { name: "cross", d: cross ?? "" },
      { name: "sheet", d: `M160 0H392L440 40V${height}H160z` },
      { name: "fold", d: "M392 0V40H440z" },
      { name: "input", d: lines.map((y) => `M184 ${y}h232v36h-232z`).join("") },
      { name: "entry", d: lines.map((y, index) => `M198 ${y + 18}h${[80, 130, 60][index % 3]}`).join("") },
    ],
    labels: [
      ...names.map((text, index) => ({ x: 8, y: Math.round(index * step) + 92, text })),
      { x: 184, y: 48, text: form, isOnSheet: true },
      ...fields.map((text, index) => ({ x: 184, y: (lines[index] ?? 0) - 9, text, isOnSheet: true as const })),
    ],
  };
}

/** Parts of a platform: a gate that scans, stairs, a bridge, and a vault in front. */
const partBoxes: readonly {
  box: readonly Box[];
  at: Point;
  label: readonly [number, number, "middle" | "end" | undefined];
}[] = [
  {
    box: [[3.2, 3.2, 0, 2.4, 2.4, 2.4, "y"]],
    at: [5.2, 4, 2.4],
    label: [44, 66, undefined],
  },
  {
    box: [
      [3.2, 0, 0, 2.4, 2.4, 0.8, "a"],
      [3.5, 0.3, 0.8, 1.8, 1.8, 0.8, "b"],
      [3.8, 0.6, 1.6, 1.2, 1.2, 0.8, "c"],
    ],
    at: [4.4, 1.2, 2.4],
    label: [34, -30, undefined],
  },
  {
    box: [
      [0, 0, 0, 0.6, 2.4, 2.2, "b"],
      [1.8, 0, 0, 0.6, 2.4, 2.2, "b"],
      [0, 0, 2.2, 2.4, 2.4, 0.6, "a"],
    ],
    at: [1.2, 1.2, 2.8],
    label: [-26, -24, "end"],
  },
  {
    box: [
      [0, 3.2, 0, 2.4, 0.7, 1.4, "a"],
      [0, 4.9, 0, 2.4, 0.7, 1.4, "a"],
      [0, 3.2, 1.4, 2.4, 2.4, 0.5, "w"],
    ],
    at: [0.4, 5.2, 1.9],
    label: [-18, 104, undefined],
  },
];

function drawParts({ kind, names }: Extract<FieldSpec, { kind: "parts" }>): Field {
  const parts = partBoxes.slice(0, names.length);
  if (parts.length < names.length) throw new Error(`Only ${partBoxes.length} parts are drawn`);
  const keyhole = [dot([4.4, 5.6, 1.45], 5, "keyhole"), segment([4.4, 5.6, 1.4], [4.4, 5.6, 0.95], "keyhole")];
  const { viewBox, paths } = drawing(boxes(...parts.flatMap(({ box }) => box)), keyhole);
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const leaders = parts.map(({ at, label: [dx, dy] }) => {
    const [fromX, fromY] = project(at);
    return `M${fromX} ${fromY}l${dx} ${dy}`;
  });
  return {
    kind,
    viewBox: `${x - 44} ${y - 34} ${width + 92} ${height + 62}`,
    iso: paths,
    paths: [{ name: "leader", d: leaders.join("") }],
    labels: parts.map(({ at, label: [dx, dy, anchor] }, index) => {
      const [fromX, fromY] = project(at);
      return {
        x: fromX + dx + (anchor === "end" ? -6 : 6),
        y: fromY + dy + 5,
        text: names[index] ?? "",
        ...(anchor && { anchor }),
      };
    }),
  };
}

/** Returns the number of units that a field draws, for tests. */
export function countUnits({ kind, paths, iso }: Field): number {
  const all = (...names: string[]) =>
    paths
      .filter(({ name }) => names.includes(name))
      .map(({ d }) => d)
      .join("");
  if (kind === "tiles" || kind === "dots")
    return [...all("unit").matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  if (kind === "lanes") return paths.filter(({ name }) => name === "unit").length;
  if (kind === "lines") return all("unit", "key").split("M").length - 1;
  if (kind === "envelopes") return all("unit").split("M").length - 1;
  return iso === undefined ? 0 : all("leader").split("M").length - 1;
}
