import { HTMLElement, parse } from "node-html-parser";
import type { Node } from "node-html-parser";

import { inlineMarkdown } from "./inline-markdown.ts";
import { leftOut } from "./left-out.ts";

const isInline = (tag: string): boolean => /^(a|span|strong|em|code|time|br|svg|img)$/.test(tag);

/** A page's main part as Markdown, addresses absolute. Knows the elements that our pages use. */
export function htmlToMarkdown(html: string, pageUrl: string): string {
  const main = parse(html).querySelector("main");
  if (!main) throw new Error(`${pageUrl} has no main part`);
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  return `${toBlocks(main, pageUrl).join("\n\n")}\n`;
}

/** The blocks of a container. Text that stands between blocks becomes a paragraph. */
function toBlocks(container: HTMLElement, pageUrl: string): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const text = inlineMarkdown(run, pageUrl);
    if (text !== "") blocks.push(text);
    run = [];
  };
  for (const node of container.childNodes) {
    if (!(node instanceof HTMLElement) || isInline(tagOf(node))) run.push(node);
    else {
      endRun();
      blocks.push(...toBlock(node, pageUrl));
    }
  }
  endRun();
  return blocks;
}

function toBlock(element: HTMLElement, pageUrl: string): string[] {
  const tag = tagOf(element);
  if (/^h[1-6]$/.test(tag)) return [`${"#".repeat(Number(tag[1]))} ${inlineMarkdown([element], pageUrl)}`];
  if (tag === "hr") return ["---"];
  if (tag === "ul" || tag === "ol") return toList(element, pageUrl);
  if (tag === "dl") return [toFacts(element, pageUrl)];
  if (tag === "table") return [toTable(element, pageUrl)];
  const blocks = toBlocks(element, pageUrl);
  return tag === "blockquote" ? [blocks.join("\n\n").replaceAll(/^/gm, "> ")] : blocks;
}

/** Entries with headings are cards or steps: they stand as sections of their own. */
function toList(list: HTMLElement, pageUrl: string): string[] {
  const isNumbered = tagOf(list) === "ol";
  const items = childrenOf(list).map((item) => toBlocks(item, pageUrl));
  if (items.some((blocks) => blocks.some((block) => block.startsWith("#")))) {
    return items.flatMap(([first = "", ...rest], index) => [
      isNumbered ? first.replace(/^#+ /, (mark) => `${mark}${index + 1}. `) : first,
      ...rest,
    ]);
  }
  const mark = (index: number): string => (isNumbered ? `${index + 1}. ` : "- ");
  return [items.map((blocks, index) => mark(index) + blocks.join("\n\n").replaceAll("\n", "\n   ")).join("\n")];
}

function toFacts(list: HTMLElement, pageUrl: string): string {
  const facts = list.querySelectorAll("dt").map((term) => {
    const value = term.nextElementSibling;
    return `- **${inlineMarkdown([term], pageUrl)}:** ${value ? inlineMarkdown([value], pageUrl) : ""}`;
  });
  return facts.join("\n");
}

function toTable(table: HTMLElement, pageUrl: string): string {
  const rows = table
    .querySelectorAll("tr")
    .map((row) => childrenOf(row).map((cell) => inlineMarkdown([cell], pageUrl).replaceAll("|", String.raw`\|`)));
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  const rule = `|${" --- |".repeat(rows[0]?.length ?? 0)}`;
  return [head, rule, ...body].join("\n");
}

const childrenOf = (element: HTMLElement): HTMLElement[] =>
  element.childNodes.filter((node) => node instanceof HTMLElement);

const tagOf = (element: HTMLElement): string => element.rawTagName.toLowerCase();
