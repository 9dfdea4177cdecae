import { listPassages } from "../list-passages.ts";
import { articleFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

/** Short on purpose: what would embarrass us. They praise where we want to explain. */
const banned =
  /\b(?:cutting[-\s]edge|seamless(?:ly)?|robust|leverag\w*|unlock\w*|empower\w*|holistic\w*|best[-\s]in[-\s]class|state[-\s]of[-\s]the[-\s]art|world[-\s]class|synerg\w*|journey|streamlin\w*|comprehensive|game[-\s]chang\w*|ecosystem|fast-paced|leading\sprovider|market\sleader|unparalleled|unrivaled|number\sone)\b|!|(?<=^|\.\s)Whether\syou\b/gi;

/** No superlatives about ourselves, no filler, no exclamation marks. */
export const bannedWords: Rule = (writing) => [
  ...listPassages(writing).flatMap(({ file, path, text }) =>
    [...text.matchAll(banned)].map(([word]) => ({ file, path, message: messageOf(word) })),
  ),
  ...writing.articles.flatMap(({ slug, excerpt }) => {
    const file = articleFile(slug);
    const { text, firstLine } = writing.prose(file);
    // The addresses of links are nobody's words; a line break in them would count.
    const body = text.replaceAll(/\]\([^)\n]*\)/g, "]");
    return [
      ...[...excerpt.matchAll(banned)].map(([word]) => ({ file, path: ["excerpt"], message: messageOf(word) })),
      ...[...body.matchAll(banned)].map(({ 0: word, index }) => ({
        file,
        path: ["(text)"],
        line: firstLine + body.slice(0, index).split("\n").length - 1,
        message: messageOf(word),
      })),
    ];
  }),
];

const messageOf = (word: string): string => `says "${word}", which is not allowed: say what it does instead`;
