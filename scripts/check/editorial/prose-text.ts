import type { ProseNode } from "#site/collections/reader/prose.server.ts";

/** Blocks are words apart, marks within a line are not. */
const lines = new Set(["p", "strong", "em", "a", "code", "h3"]);

/** What is read in a part of a running text. */
export function proseText(node: ProseNode): string {
  if (typeof node === "string") return node;
  if ("term" in node) return node.text;
  if (node.tag === "table") {
    return node.rows.flatMap((row) => row.map((cell) => cell.map(proseText).join(""))).join(" ");
  }
  if (node.tag === "figure") return [node.caption, ...node.legend].join(" ");
  if (!("children" in node)) return "";
  const title = node.tag === "section" ? `${node.title} ` : "";
  return `${title}${node.children.map(proseText).join(lines.has(node.tag) ? "" : " ")} `;
}
