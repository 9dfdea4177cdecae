import { proseText } from "../prose-text.ts";
import { articleFile } from "../writing.ts";
import type { Rule } from "../writing.ts";
import { countWords } from "../words.ts";

const wordsPerMinute = 220;
const tolerance = 0.2;

/** The minutes an article promises are those its text takes, within 20 %. */
export const readingTime: Rule = ({ articles }) =>
  articles.flatMap(({ slug, minutes, body }) => {
    const words = countWords(body.map(proseText));
    const least = Math.floor(words / (wordsPerMinute * (1 + tolerance))) + 1;
    const most = Math.ceil(words / (wordsPerMinute * (1 - tolerance))) - 1;
    if (minutes >= least && minutes <= most) return [];
    const message = `is ${minutes}; for the text's ${words} words allowed are ${least} to ${most}`;
    return [{ file: articleFile(slug), path: ["minutes"], message }];
  });
