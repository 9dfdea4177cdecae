import { median } from "../median.ts";
import type { Load } from "./load-throttled.ts";
import type { Simulated } from "./load-simulated.ts";

type Pair<Run> = { ours: Run; hand: Run };
/** One page, in the order of its loads. */
export type Measured = { throttled: Pair<Load>[]; simulated: Pair<Simulated>[]; clicks: number[] };

const about = "/company/about";
const isLong = (route: string): boolean => /^\/(?:resources\/faq|blog\/.+)$/.test(route);

/** What a first visit may weigh, in kB. */
function byteGoal(route: string): number {
  if (route === "/resources/glossary") return 190;
  return isLong(route) ? 175 : 145;
}

type Column = {
  title: string;
  read: (page: Measured) => number;
  /** The most a page may have; scores are counted down from 100. */
  goal: (route: string) => number;
  show: (value: number) => string;
};

const whole = (value: number): string => String(Math.round(value));
const ratio = (value: number): string => value.toFixed(2);
const columns: Column[] = [
  { title: "points missing of 400", read: missingPoints, goal: () => 0, show: whole },
  {
    title: "largest, throttled, ms",
    read: ({ throttled }) => median(throttled.map(({ ours }) => ours.largest)),
    goal: () => Infinity,
    show: whole,
  },
  {
    title: "× by hand",
    read: ({ throttled }) => ratioOf(throttled, ({ largest }) => largest),
    goal: () => 1.15,
    show: ratio,
  },
  {
    title: "largest, simulated, ms",
    read: ({ simulated }) => median(quiet(simulated).map(({ ours }) => ours.largest)),
    goal: () => Infinity,
    show: whole,
  },
  {
    title: "× by hand",
    read: ({ simulated }) => ratioOf(quiet(simulated), ({ largest }) => largest),
    goal: () => 1.25,
    show: ratio,
  },
  {
    title: "blocking, throttled, ms",
    read: ({ throttled }) => median(throttled.map(({ ours }) => ours.blocking)),
    goal: () => 60,
    show: whole,
  },
  {
    title: "simulated, ms",
    read: ({ simulated }) => median(quiet(simulated).map(({ ours }) => ours.blocking)),
    goal: () => 120,
    show: whole,
  },
  {
    title: "layout shift, throttled",
    read: ({ throttled }) => median(throttled.map(({ ours }) => ours.shift)),
    goal: () => 0.01,
    show: (value) => value.toFixed(3),
  },
  { title: "kB", read: ({ throttled }) => median(throttled.map(({ ours }) => ours.total)), goal: byteGoal, show: fine },
  {
    title: "program, kB",
    read: ({ throttled }) => median(throttled.map(({ ours }) => ours.program)),
    goal: (route) => (route === about ? 114 : 106),
    show: fine,
  },
  {
    title: "requests",
    read: ({ throttled }) => median(throttled.map(({ ours }) => ours.requests)),
    goal: () => 11,
    show: whole,
  },
  { title: "click to paint, ms", read: ({ clicks }) => median(clicks), goal: () => 100, show: whole },
];

function fine(value: number): string {
  return value.toFixed(1);
}

/** Prints the table, and the worst page of each column next to its goal. */
export function printPages(pages: ReadonlyMap<string, Measured>): void {
  const rows = [...pages].map(([route, page]) => [
    `\`${route}\``,
    ...columns.map(({ read, goal, show }) => mark(read(page), goal(route), show)),
  ]);
  const worst = columns.map(({ title, read, goal, show }) => {
    const by = [...pages].map(([route, page]) => ({ route, value: read(page), most: goal(route) }));
    const { route = "", value = 0 } = by.toSorted((one, other) => distance(other) - distance(one))[0] ?? {};
    const missed = by.filter((page) => page.value > page.most).length;
    const most = goal("/");
    return [
      title,
      `\`${route}\`, ${show(value)}`,
      most === Infinity ? "" : show(most),
      most === Infinity ? "" : `${by.length - missed} of ${by.length}`,
    ];
  });
  const text = [
    table(["page", ...columns.map(({ title }) => title)], rows),
    table(["column", "worst page", "goal", "pages that reach it"], worst),
  ].join("\n\n");
  console.log(text);
}

/** How far a page is from its goal; without one, from nothing. */
const distance = ({ value, most }: { value: number; most: number }): number =>
  most === Infinity || most === 0 ? value : value / most;

const mark = (value: number, goal: number, show: (value: number) => string): string =>
  value > goal ? `**${show(value)}**` : show(value);

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map((_, place) => (place === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

/** Of each category the median counts. */
function missingPoints({ simulated }: Measured): number {
  const missing = [0, 1, 2, 3].map((place) => 100 - median(simulated.map(({ ours }) => ours.scores[place] ?? 0)));
  return missing.reduce((sum, each) => sum + each, 0);
}

function ratioOf<Run>(pairs: readonly Pair<Run>[], read: (run: Run) => number): number {
  return median(pairs.map(({ ours }) => read(ours))) / median(pairs.map(({ hand }) => read(hand)));
}

/** Loads during which the machine had at least half of its speed. */
function quiet(pairs: readonly Pair<Simulated>[]): Pair<Simulated>[] {
  const best = Math.max(...pairs.flatMap(({ ours, hand }) => [ours.speed, hand.speed]));
  return pairs.filter(({ ours, hand }) => Math.min(ours.speed, hand.speed) >= best / 2);
}
