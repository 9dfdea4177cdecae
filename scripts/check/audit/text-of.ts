import { HTMLElement, TextNode } from "node-html-parser";
import type { Node } from "node-html-parser";

const silent = new Set(["script", "style", "template", "svg"]);
const inline = /^(a|span|strong|em|code|time|b|i)$/;

/** What a reader gets of an element: its words, with one space between blocks and without what is for the eye only. */
export function textOf(node: Node | null | undefined): string {
  return node ? words(node).replaceAll(/\s+/g, " ").trim() : "";
}

function words(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return "";
  const tag = (node.rawTagName ?? "").toLowerCase();
  if (silent.has(tag) || node.getAttribute("aria-hidden") === "true") return "";
  const text = node.childNodes.map(words).join("");
  return inline.test(tag) ? text : ` ${text} `;
}
