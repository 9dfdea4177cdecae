import { HTMLElement, TextNode } from "node-html-parser";
import type { Node } from "node-html-parser";

const marks: Record<string, string> = { strong: "**", em: "_", code: "`" };

/** A run of text with its links, emphasis and line breaks, on one line unless it says otherwise. */
export function inlineMarkdown(nodes: readonly Node[], pageUrl: string): string {
  const text = nodes.map((node) => toText(node, pageUrl)).join("");
  return (
    text
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "  \n")
      // Buttons beside each other have no space between them in the HTML.
      .replaceAll(")[", ") [")
      .trim()
  );
}

function toText(node: Node, pageUrl: string): string {
  if (node instanceof TextNode) return escape(node.text.replaceAll(/\s+/g, " "));
  if (!(node instanceof HTMLElement)) return "";
  const tag = node.rawTagName.toLowerCase();
  if (tag === "br") return "\n";
  if (tag === "svg" || tag === "img") return picture(node);
  const text = node.childNodes.map((child) => toText(child, pageUrl)).join("");
  if (tag === "a") return `[${text.trim()}](${new URL(node.getAttribute("href") ?? "", pageUrl).href})`;
  const mark = marks[tag] ?? "";
  return mark === "" || text.trim() === "" ? text : mark + text + mark;
}

/** A picture is told by the words that stand for it. */
function picture(element: HTMLElement): string {
  const words = element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? "";
  return words === "" ? "" : ` _${escape(words)}_ `;
}

const escape = (text: string): string => text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`);
