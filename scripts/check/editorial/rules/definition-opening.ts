import type { Rule } from "../writing.ts";
import { countWords } from "../words.ts";

/** "Zero Trust is", "An API gateway is", "Multi-factor authentication (MFA) is": as a sentence would write it. */
function opensWith(term: string, definition: string): boolean {
  const plain = definition.replace(/^(?:An?|The) /, "").replace(/^([^(.]+) \([^)]+\) (?=is |are )/, "$1 ");
  return [`${term} is `, `${term} are `].some((words) => plain.toLowerCase().startsWith(words.toLowerCase()));
}

/** The first sentence of a definition stands alone: search engines and language models quote it. */
export const definitionOpening: Rule = ({ terms }) =>
  terms.flatMap(({ term, definition }, index) => {
    const place = { file: "terms.yaml", path: [index, "definition"] };
    const [first = ""] = definition.split(/(?<=\.)\s+(?=[A-Z])/);
    const words = countWords([first]);
    return [
      ...(opensWith(term, definition)
        ? []
        : [{ ...place, message: `begins with "${first.slice(0, 40)}"; allowed is "${term} is" or "${term} are"` }]),
      ...(words >= 15 && words <= 30
        ? []
        : [{ ...place, message: `has ${words} words in its first sentence; allowed are 15 to 30` }]),
    ];
  });
