import type { Rule } from "../writing.ts";

/** No two questions of the FAQ are the same, nor are their answers. */
export const differentQuestions: Rule = ({ questions }) => {
  const seen = new Map<string, string>();
  return questions.flatMap(({ items }, group) =>
    items.flatMap((item, index) =>
      (["question", "answer"] as const).flatMap((field) => {
        const said = item[field].toLowerCase();
        const other = seen.get(said);
        seen.set(said, item.id);
        if (other === undefined) return [];
        return [
          {
            file: "questions.yaml",
            path: [group, "items", index, field],
            message: `is word for word that of ${other}`,
          },
        ];
      }),
    ),
  );
};
