import { listPassages } from "../list-passages.ts";
import { permittedRanges } from "../permitted-ranges.ts";
import type { PermittedRange } from "../permitted-ranges.ts";
import type { OwnedPassage, Rule } from "../writing.ts";
import { sentencesOf } from "../words.ts";

/** A permitted range is said on its own pages, of its own claim, as typical; and those pages do say it. */
export const claims: Rule = (writing) => {
  const passages = listPassages(writing);
  return permittedRanges.flatMap((permitted) => {
    const said = passages.filter(({ text }) => text.includes(permitted.range));
    const wrong = said.flatMap((passage) => {
      const { file, path } = passage;
      return reasons(passage, permitted).map((reason) => ({ file, path, message: `"${permitted.range}" ${reason}` }));
    });
    const silent = permitted.on
      .filter((owner) => !said.some((passage) => passage.owner === owner))
      .flatMap((owner) => passages.find((passage) => passage.owner === owner) ?? [])
      .map(({ file, path, owner }) => ({
        file,
        path: path.slice(0, -1),
        message: `does not say "${permitted.range}", which the specification wants of ${owner}`,
      }));
    return [...wrong, ...silent];
  });
};

function reasons({ owner, text }: OwnedPassage, { range, says, on }: PermittedRange): string[] {
  if (!on.includes(owner)) return [`is said of ${owner}; allowed is it only of ${on.join(" and ")}`];
  const sentence = sentencesOf(text).find((candidate) => candidate.includes(range)) ?? "";
  const needs: [found: boolean, reason: string][] = [
    [/typical/i.test(sentence), 'is not called typical; its sentence needs "typical" or "typically"'],
    [says.test(text), `is said of something else; its text needs one of ${says.source.replaceAll("|", ", ")}`],
    [/depend|difference/.test(text), 'stands alone; its text needs what it depends on ("depends", "difference")'],
  ];
  return needs.filter(([found]) => !found).map(([, reason]) => reason);
}
