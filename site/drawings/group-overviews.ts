import { boxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid, segment, tile } from "./iso.ts";

// The drawings of links to other sites.

/** A screen of flat blocks; amber is the button that someone tries out. */
const prototype = () =>
  drawing(
    grid(6, 6),
    boxes(
      [0.5, 0.5, 0, 5, 5, 0.4, "a"],
      [0.9, 0.9, 0.4, 4.2, 0.8, 0.2, "w"],
      [0.9, 2.1, 0.4, 1.2, 3, 0.2, "b"],
      [2.5, 2.1, 0.4, 2.6, 1.3, 0.2, "c"],
      [2.5, 3.8, 0.4, 2.6, 1.3, 0.2, "c"],
    ),
    segment([3.8, 4.4, 0.6], [3.8, 4.4, 1.8], "beam"),
    boxes([3.1, 4, 1.8, 1.4, 0.8, 0.35, "y"]),
  );

/** A register of upright files; amber is the one pulled up. */
const register = () => {
  const files = [0, 1, 2, 3, 4].map((index): Box => {
    const pulled = index === 3;
    return [0.9 + index * 0.9, 1, pulled ? 1 : 0.3, 0.4, 4, 2.4, pulled ? "y" : index % 2 ? "b" : "w"];
  });
  return drawing(grid(6, 6), boxes([0.5, 0.6, 0, 5, 4.8, 0.3, "a"], ...files));
};

/** A stage in front of rows of seats; amber is the speaker. */
const stage = () => {
  const seats = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row): Box => [0.8 + column * 1.2, 2.9 + row, 0, 0.8, 0.5, 0.5, "c"]),
  );
  return drawing(
    grid(6, 6),
    boxes(
      [0.5, 0.4, 0, 5, 0.3, 2.8, "w"],
      [0.5, 0.7, 0, 5, 1.5, 0.4, "b"],
      [2.6, 1.1, 0.4, 0.8, 0.8, 1.1, "y"],
      ...seats,
    ),
  );
};

/** A team of blocks with one place free; amber is the block that takes it. */
const opening = () => {
  const places = [0.5, 2.4, 4.3].flatMap((x) => [0.5, 2.4, 4.3].map((y) => [x, y] as const));
  const team = places
    .filter(([x, y]) => x !== 2.4 || y !== 2.4)
    .map(([x, y]): Box => [x, y, 0, 1.2, 1.2, 0.9, x === y ? "a" : x < y ? "b" : "c"]);
  return drawing(grid(6, 6), tile(2.4, 2.4, 1.2, 1.2, "hole"), boxes(...team, [2.4, 2.4, 2, 1.2, 1.2, 0.9, "y"]));
};

export const groupOverviewDrawings = {
  "card-prototype": prototype,
  "card-register": register,
  "card-stage": stage,
  "card-opening": opening,
};
