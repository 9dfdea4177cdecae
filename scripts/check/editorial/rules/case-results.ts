import { caseFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

/** Figures that describe the scope of a project, and names that contain digits. */
const permitted = /about 60 areas|over 3,600 (?:sub)?pages|[\d,]+ employees|\bNIS2\b|\b365\b/gi;

/** A case names what was difficult, and claims no figure that is not in the project record. */
export const caseResults: Rule = ({ cases }) =>
  cases.flatMap(({ slug, areas = [], results }) => {
    const file = caseFile(slug);
    const claimed = results.flatMap((result, index) => {
      const [figure] = /[\d.,]*\d\S*/.exec(result.replaceAll(permitted, "")) ?? [];
      if (figure === undefined) return [];
      return [
        { file, path: ["results", index], message: `has the figure "${figure}"; allowed is only the project's scope` },
      ];
    });
    const silent = { file, path: ["areas"], message: "has 0 entries; difficulties stand there" };
    return areas.length === 0 ? [silent, ...claimed] : claimed;
  });
