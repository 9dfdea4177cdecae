import { proseText } from "../prose-text.ts";
import { articleFile } from "../writing.ts";
import type { Rule } from "../writing.ts";
import { countWords } from "../words.ts";

const least = 60;

/** A section with an address of its own has something to say. */
export const articleSections: Rule = ({ articles, prose }) =>
  articles.flatMap(({ slug, body }) =>
    body.flatMap((part) => {
      if (typeof part === "string" || !("tag" in part) || part.tag !== "section") return [];
      const words = countWords([proseText(part)]);
      if (words >= least) return [];
      const file = articleFile(slug);
      const line = prose(file).lineOf(`id="${part.id}"`);
      return [
        { file, path: ["Section"], line, message: `"${part.id}" has ${words} words; at least ${least} are needed` },
      ];
    }),
  );
