import { isScalar, visit } from "yaml";
import type { Document } from "yaml";

import { beginsWith, cutsText } from "./yaml-errors.server.ts";
import type { Mistake } from "./yaml-errors.server.ts";

/** What YAML accepts in silence, and a visitor would read: a text that was cut, a name taken for a sign, a dead link. */
export function findYamlTraps(document: Document.Parsed, text: string): Mistake[] {
  const traps: Mistake[] = [];
  visit(document, {
    Alias: (_key, { range }) => void traps.push({ offset: range?.[0] ?? 0, message: beginsWith("*") }),
    Node: (_key, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (node.tag?.startsWith("!") === true) traps.push({ offset: start, message: beginsWith("!") });
      if (!isScalar(node) || typeof node.value !== "string") return;
      if (node.type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) traps.push({ offset: end, message: cutsText });
      if (node.value.includes("](")) traps.push({ offset: start, message: noLinks });
    },
  });
  return traps;
}

const noLinks = 'has a link "[…](…)", which this field would show as it is: links in a text work in .mdx files only';
