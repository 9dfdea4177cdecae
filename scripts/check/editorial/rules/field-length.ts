import { judgeRange } from "../judge-range.ts";
import { articleFile, caseFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

/** Fields whose length is counted in words, because they stand beside others of their kind. */
export const fieldLength: Rule = ({ cases, articles, terms, questions, testimonial }) => [
  ...cases.flatMap(({ slug, description, summary }) => [
    ...judgeRange({ file: caseFile(slug), path: ["description"] }, [description], { min: 35, max: 50 }),
    ...judgeRange({ file: caseFile(slug), path: ["summary"] }, [summary], { max: 80 }),
  ]),
  ...articles.flatMap(({ slug, excerpt }) =>
    judgeRange({ file: articleFile(slug), path: ["excerpt"] }, [excerpt], { min: 25, max: 40 }),
  ),
  ...terms.flatMap(({ definition }, index) =>
    judgeRange({ file: "terms.yaml", path: [index, "definition"] }, [definition], { min: 40, max: 80 }),
  ),
  ...questions.flatMap(({ items }, group) =>
    items.flatMap(({ answer }, index) =>
      judgeRange({ file: "questions.yaml", path: [group, "items", index, "answer"] }, [answer], { min: 40, max: 90 }),
    ),
  ),
  ...judgeRange({ file: "testimonial.yaml", path: ["quote"] }, [testimonial.quote], { min: 40, max: 60 }),
];
