import { boxes, glass } from "./boxes.ts";
import { drawing } from "./drawing.ts";
import { grid } from "./iso.ts";

/** A plinth without its block, for a project that is still missing among the cases; amber is the missing block. */
export const emptyPlinth = () =>
  drawing(
    grid(5, 5),
    boxes([0.7, 0.7, 0, 3.6, 3.6, 0.4, "a"], [1.2, 1.2, 0.4, 2.6, 2.6, 1.1, "c"]),
    glass([1.7, 1.7, 1.5, 1.6, 1.6, 1.6], "hole"),
  );
