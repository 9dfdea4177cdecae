import type { Rule } from "../writing.ts";
import { countWords } from "../words.ts";

/** The first sentence of a definition stands alone: search engines and language models quote it. */
export const definitionOpening: Rule = ({ terms }) =>
  terms.flatMap(({ term, definition }, index) => {
    const place = { file: "terms.yaml", path: [index, "definition"] };
    const [first = ""] = definition.split(/(?<=\.)\s+(?=[A-Z])/);
    const words = countWords([first]);
    const opens = definition.startsWith(`${term} is `) || definition.startsWith(`${term} are `);
    return [
      ...(opens
        ? []
        : [{ ...place, message: `begins with "${first.slice(0, 40)}"; allowed is "${term} is" or "${term} are"` }]),
      ...(words >= 15 && words <= 30
        ? []
        : [{ ...place, message: `has ${words} words in its first sentence; allowed are 15 to 30` }]),
    ];
  });
