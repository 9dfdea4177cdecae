import { boxes } from "./boxes.ts";
import type { Box, Tone } from "./boxes.ts";
import { drawCloudCore } from "./cloud.ts";
import { line, polygon, project, segment, tile } from "./iso.ts";
import type { Point, Shape } from "./iso.ts";
import { avenues, isar, park, places, ring, trunkLine } from "./munich-plan.ts";
import { distanceTo, isInside, randomNumbers, spline } from "./plan-geometry.ts";

/** Tones of unlit buildings, from far to near. The files of the city define their colors. */
type CityTone = Tone | "n1" | "n2" | "n3";

export type Building = { x: number; y: number; width: number; depth: number; height: number; tone: CityTone };

const river = spline(isar);
const wall = spline([...ring.slice(-1), ...ring, ...ring.slice(0, 2)]).slice(6);

const reach = 52;
const step = 2.9;

/** Distance from the center, 1 where the city ends. */
const remoteness = (x: number, y: number): number => Math.hypot(x, y) / reach;

const near = ([x, y]: Point, [placeX, placeY]: Point, radius: number) => Math.hypot(x - placeX, y - placeY) < radius;

/** The tracks that end at the Hauptbahnhof. */
function isYard([x, y]: Point): boolean {
  const [stationX, stationY] = places.hauptbahnhof;
  return x < stationX + 3.5 && Math.abs(y - stationY - (x - stationX) * 0.06) < 2.4;
}

const isWiese = ([x, y]: Point): boolean => {
  const [centerX, centerY] = places.theresienwiese;
  return Math.hypot((x - centerX) / 4, (y - centerY) / 5.4) < 1;
};

const isBuildable = (point: Point): boolean =>
  distanceTo(point, river) > 2.5 &&
  distanceTo(point, wall) > 1.7 &&
  avenues.every((avenue) => distanceTo(point, avenue) > 1.1) &&
  [...halls, ...universities].every(
    ([x, y, , width, depth]) => !near(point, [x + width / 2, y + depth / 2], Math.max(width, depth) * 0.9),
  ) &&
  [places.koenigsplatz, places.odeonsplatz].every((square) => !near(point, square, 2.2)) &&
  !isInside(point, park) &&
  !isWiese(point) &&
  !isYard(point);

/** Buildings around courtyards, thinning out toward the edge. One in ten is lit. */
function drawSuburbs(random: () => number): Building[] {
  const buildings: Building[] = [];
  for (let x = -reach; x < reach; x += step) {
    for (let y = -reach; y < reach; y += step) {
      const center: Point = [x + 1.15, y + 1.15];
      const away = remoteness(...(center as [number, number]));
      const [chance, split] = [random(), random()];
      if (!isBuildable(center) || isInside(center, wall) || chance < (away - 0.62) * 2) continue;
      const unlit = away < 0.32 ? "n3" : away < 0.6 ? "n2" : "n1";
      const add = (left: number, back: number, width: number, depth: number, height: number) => {
        const light = random();
        const tone = light < 0.055 ? "a" : light < 0.085 ? "b" : light < 0.1 ? "c" : unlit;
        buildings.push({ x: x + left, y: y + back, width, depth, height: height + (tone === unlit ? 0 : 0.3), tone });
      };
      const height = () => 0.5 + random() * 0.35;
      if (split < 0.4) for (const back of [0, 1.3]) add(0, back, 2.3, 1, height());
      else if (split < 0.75) for (const left of [0, 1.3]) add(left, 0, 1, 2.3, height());
      else add(0, 0, 2.3, 2.3, 0.6 + random() * 0.5);
    }
  }
  return buildings;
}

/** Small parcels of different sizes inside the ring, more of them lit. */
function drawOldTown(random: () => number): Building[] {
  const buildings: Building[] = [];
  for (let x = -12; x < 14; x += 1.62) {
    for (let y = -9; y < 12; y += 1.62) {
      const center: Point = [x + 0.6, y + 0.6];
      const [width, depth, height, light] = [random(), random(), random(), random()];
      if (!isInside(center, wall) || distanceTo(center, wall) < 1.5) continue;
      if (near(center, places.marienplatz, 1.2) || near(center, places.office, 1.6)) continue;
      if (near(center, [0.3, 0.3], 2.3) || near(center, places.residenz, 2.2)) continue;
      const tone = light < 0.1 ? "a" : light < 0.18 ? "b" : light < 0.23 ? "c" : "n3";
      buildings.push({
        x,
        y,
        width: 1.05 + width * 0.25,
        depth: 1.05 + depth * 0.25,
        height: 0.6 + height * 0.4,
        tone,
      });
    }
  }
  return buildings;
}

function drawTrees(random: () => number): Building[] {
  return Array.from({ length: 900 }, (): Building => {
    const [x, y, light] = [random() * 44, random() * 62 - 60, random()];
    return { x, y, width: 0.45, depth: 0.45, height: 0.45, tone: light < 0.3 ? "n3" : "n2" };
  }).filter(({ x, y }) => isInside([x, y], park) && distanceTo([x, y], river) > 1.9 && remoteness(x, y) < 0.95);
}

const centered = ([x, y]: Point, width: number, depth: number, height: number, tone: Tone): Box => [
  x - width / 2,
  y - depth / 2,
  0,
  width,
  depth,
  height,
  tone,
];

/** Large buildings: Residenz, Hauptbahnhof, Maximilianeum, Gasteig, Patent Office, Pinakothek, Ostbahnhof. */
const halls: readonly Box[] = [
  centered(places.residenz, 3, 2.4, 1, "b"),
  centered(places.hauptbahnhof, 4.6, 3.6, 1, "b"),
  centered(places.maximilianeum, 1, 3.4, 1.5, "c"),
  centered(places.gasteig, 2.2, 2.6, 1.3, "a"),
  centered(places.patentOffice, 1.8, 1.8, 2.4, "a"),
  centered(places.pinakothek, 1.3, 3.6, 0.9, "b"),
  centered(places.ostbahnhof, 1.5, 3.6, 0.8, "a"),
];

const universities: readonly Box[] = [
  centered(places.university, 2.6, 2.6, 1.1, "a"),
  centered(places.technicalUniversity, 2.6, 2.6, 1.1, "a"),
];

const tower = (y: number): Box[] => [
  [-1.4, y, 0, 0.9, 0.9, 4.4, "w"],
  [-1.27, y + 0.13, 4.4, 0.64, 0.64, 0.5, "a"],
];

const frauenkirche: readonly Box[] = [[-0.5, -0.5, 0, 3.4, 1.5, 1.7, "b"], ...tower(-0.75), ...tower(0.45)];

const [angelX, angelY] = places.friedensengel;

const friedensengel: readonly Box[] = [
  [angelX, angelY, 0, 0.4, 0.4, 2.6, "c"],
  [angelX - 0.1, angelY - 0.1, 2.6, 0.6, 0.6, 0.6, "w"],
];

/** Seven equal halls on the Theresienwiese. */
const tents: readonly Box[] = Array.from({ length: 7 }, (_, index): Box => {
  const [x, y] = places.theresienwiese;
  return [x - 2.3 + (index % 2) * 2.5, y - 3.9 + Math.floor(index / 2) * 2.1, 0, 1.8, 1.2, 0.75];
});

/** A train on the trunk line between Isartor and Rosenheimer Platz. */
const train: readonly Box[] = Array.from({ length: 4 }, (_, index): Box => {
  const [[x1, y1], [x2, y2]] = [trunkLine[6] ?? [0, 0], trunkLine[7] ?? [0, 0]];
  const at = 0.05 + index * 0.2;
  return [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at - 0.3, 0, 1.5, 0.7, 0.8];
});

/** Segments of a wall on the ring, every eighth one a tower, from back to front. */
const wallBoxes: readonly Box[] = wall
  .map(([x, y], index): Box => [x - 0.45, y - 0.45, 0, 0.9, 0.9, index % 8 === 0 ? 2 : 1.2])
  .toSorted((one, other) => one[0] + one[1] - other[0] - other[1]);

const inTone = (list: readonly Box[], tone: Tone): Shape[] =>
  boxes(...list.map(([x, y, z, width, depth, height]): Box => [x, y, z, width, depth, height, tone]));

const unlit = (list: readonly Box[]): Shape[] =>
  inTone(list, "a").map((shape) => ({ ...shape, className: shape.className.replace("-a", "-n3") }));

/** Vertical beams below the cloud, in its own coordinates. */
const beams = (): Shape[] =>
  [-3.4, -0.6, 2.8, 6.4].map((at, index) =>
    segment([at, -at * 0.8 + 2, -2], [at, -at * 0.8 + 2, -13 - (index % 2) * 3], "beam"),
  );

/** Parts of the city that content refers to. Each lights up with one of the rotating words. */
export const cityParts = {
  /** The core of the cloud, and beams from it to the city. */
  cloud: () => [...drawCloudCore(), ...beams()],
  /** A train on the trunk line of the S-Bahn. */
  train: () => [line(trunkLine, "lit-track"), ...inTone(train, "y")],
  /** Both universities. */
  universities: () => inTone(universities, "y"),
  isar: () => [line(river, "lit-river"), line(river, "lit-stream")],
  /** Seven equal halls on the Theresienwiese. */
  halls: () => inTone(tents, "y"),
  /** A wall where the city wall stood. */
  wall: () => inTone(wallBoxes, "y"),
} satisfies Record<string, () => Shape[]>;

export type CityPart = keyof typeof cityParts;

const rank = ({ className }: Shape) => (className.startsWith("t-") ? 2 : 0) + (className.includes("-n") ? 0 : 1);

/**
 * Draws all sides, then all roofs, so that one path per tone is enough. It is exact as long as a building is lower than
 * the street behind it is deep.
 */
export function drawBuildings(buildings: readonly Building[]): Shape[] {
  const shapes = buildings.flatMap(({ x, y, width, depth, height, tone }) => {
    const [X, Y] = [x + width, y + depth];
    return [
      polygon(`l-${tone}`, [
        [x, Y, height],
        [X, Y, height],
        [X, Y],
        [x, Y],
      ]),
      polygon(`r-${tone}`, [
        [X, y, height],
        [X, Y, height],
        [X, Y],
        [X, y],
      ]),
      polygon(`t-${tone}`, [
        [x, y, height],
        [X, y, height],
        [X, Y, height],
        [x, Y, height],
      ]),
    ];
  });
  return shapes.toSorted((a, b) => rank(a) - rank(b) || a.className.localeCompare(b.className));
}

const office: Box = centered(places.office, 1.5, 1.5, 1.4, "y");

const random = randomNumbers(7);
const buildings = [...drawSuburbs(random), ...drawOldTown(random), ...drawTrees(random)];

/** Lines of the ground, every second unit. */
function drawGrid(): Shape[] {
  const at = Array.from({ length: reach + 1 }, (_, index) => index * 2 - reach);
  return at.flatMap((i) => [segment([i, -reach], [i, reach], "grid"), segment([-reach, i], [reach, i], "grid")]);
}

/** The part of the plan that pages show: two to one, with the Frauenkirche in the center. */
export const cityViewBox = "-1400 -700 2800 1400";

export function drawCity(): Shape[] {
  return [
    ...drawGrid(),
    line(river, "bank"),
    line(river, "river"),
    line(river, "stream"),
    line([...wall, ...wall.slice(0, 1)], "street"),
    line(trunkLine, "track"),
    ...drawBuildings(buildings),
    ...unlit(tents),
    ...boxes(...frauenkirche, ...halls, ...universities, ...friedensengel, office),
  ];
}

const [officeX, officeY] = project([places.office[0], places.office[1], 0.7]);

/** Half the width and height of the part around the office. */
const officeReach = [640, 400] as const;

export const officeViewBox = [
  officeX - officeReach[0],
  officeY - officeReach[1],
  ...officeReach.map((half) => half * 2),
].join(" ");

/** The part of the city around the office, which is in its center. */
export const drawOffice = (): Shape[] =>
  drawCity().filter(
    ({ className, points }) =>
      points.length > 5 ||
      className === "grid" ||
      points.some(([x, y]) => Math.abs(x - officeX) < officeReach[0] && Math.abs(y - officeY) < officeReach[1]),
  );

/** Where the label of the office points to. */
export const officeRoof = project([places.office[0], places.office[1], 1.4]);

/** The roofs that fade in and out, spread over the city. */
export function drawRoofs(count: number): string[] {
  const roofs = buildings.filter(
    ({ tone, width, x, y }) => tone.startsWith("n") && width > 1 && remoteness(x, y) < 0.55,
  );
  return Array.from({ length: count }, (_, index) => roofs[Math.floor(((index + 0.5) * roofs.length) / count)])
    .filter((roof) => roof !== undefined)
    .map(({ x, y, width, depth, height }) => tile(x, y, width, depth, "", height).d);
}
