import { passagesOf } from "../passages.ts";
import { serviceFile } from "../writing.ts";
import type { Rule } from "../writing.ts";
import { countWords, sentencesOf } from "../words.ts";

/** Shorter ones, such as a heading, may be said twice. */
const shortest = 5;

/** No two service pages share a sentence: who reads both sees a template. */
export const repeatedSentences: Rule = ({ services }) => {
  const seen = new Map<string, string>();
  return services.flatMap((service) => {
    const file = serviceFile(service.slug);
    return passagesOf(service).flatMap(({ path, text }) =>
      sentencesOf(text)
        .filter((sentence) => countWords([sentence]) >= shortest)
        .flatMap((sentence) => {
          const other = seen.get(sentence) ?? file;
          seen.set(sentence, other);
          return other === file ? [] : [{ file, path, message: `repeats a sentence of ${other}: "${sentence}"` }];
        }),
    );
  });
};
