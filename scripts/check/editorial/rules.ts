import { articleFigures } from "./rules/article-figures.ts";
import { articleSections } from "./rules/article-sections.ts";
import { bannedWords } from "./rules/banned-words.ts";
import { caseResults } from "./rules/case-results.ts";
import { claims } from "./rules/claims.ts";
import { definitionOpening } from "./rules/definition-opening.ts";
import { differentQuestions } from "./rules/different-questions.ts";
import { fieldLength } from "./rules/field-length.ts";
import { otherFigures } from "./rules/other-figures.ts";
import { pageLength } from "./rules/page-length.ts";
import { questionHeadings } from "./rules/question-headings.ts";
import { readingTime } from "./rules/reading-time.ts";
import { repeatedSentences } from "./rules/repeated-sentences.ts";
import { testimonialFigures } from "./rules/testimonial-figures.ts";
import type { Rule } from "./writing.ts";

/** The rules of writing that a machine can check. */
export const editorialRules: Record<string, Rule> = {
  "page-length": pageLength,
  "field-length": fieldLength,
  "definition-opening": definitionOpening,
  "reading-time": readingTime,
  "article-sections": articleSections,
  "article-figures": articleFigures,
  "repeated-sentences": repeatedSentences,
  claims,
  "other-figures": otherFigures,
  "case-results": caseResults,
  "testimonial-figures": testimonialFigures,
  "question-headings": questionHeadings,
  "different-questions": differentQuestions,
  "banned-words": bannedWords,
};
