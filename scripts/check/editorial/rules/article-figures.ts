import type { ProseNode } from "#site/collections/reader/prose.server.ts";

import { articleFile } from "../writing.ts";
import type { Rule } from "../writing.ts";

const needed = { figure: 2, table: 1 };

/** An article explains with pictures, too. */
export const articleFigures: Rule = ({ articles, prose }) =>
  articles.flatMap(({ slug, body }) =>
    Object.entries(needed).flatMap(([tag, least]) => {
      const found = countTags(body, tag);
      if (found >= least) return [];
      const file = articleFile(slug);
      return [
        { file, path: [tag], line: prose(file).firstLine, message: `occurs ${found} times; at least ${least} needed` },
      ];
    }),
  );

function countTags(nodes: readonly ProseNode[], tag: string): number {
  return nodes
    .map((node) => {
      if (typeof node === "string" || !("tag" in node)) return 0;
      return Number(node.tag === tag) + ("children" in node ? countTags(node.children, tag) : 0);
    })
    .reduce((sum, count) => sum + count, 0);
}
