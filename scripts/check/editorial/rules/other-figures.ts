import { listPassages } from "../list-passages.ts";
import { permittedRanges } from "../permitted-ranges.ts";
import type { Rule } from "../writing.ts";

const figure = /\d[\d.,]*(?:\s?[-–]\s?\d+)?(?:\s?%|\s(?:percent|days|weeks|months|years))/g;

/** No percentage and no span of time but the permitted ones, exactly as they are permitted. */
export const otherFigures: Rule = (writing) => {
  const known = permittedRanges.map(({ range }) => range);
  return listPassages(writing).flatMap(({ file, path, text }) =>
    (text.match(figure) ?? [])
      .filter((found) => !known.includes(found))
      .map((found) => ({ file, path, message: `claims "${found}"; allowed are only ${known.join(", ")}` })),
  );
};
