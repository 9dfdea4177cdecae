import { getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import type { ProseNode } from "#site/content/schemas/prose.server.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { termLinkers } from "#site/glossary/term-linker.server.ts";
import type { TermLinker } from "#site/glossary/term-linker.server.ts";

let cached: { terms: Content["terms"]; linkers: () => TermLinker } | undefined;

/** Returns a linker for one page. Pass texts in reading order: it links the first mention of a term. */
export function pageLinker(): TermLinker {
  const { terms } = getContent();
  if (cached?.terms !== terms) {
    const linked = terms.filter(({ autoLink }) => autoLink !== false).map(({ term }) => term);
    cached = { terms, linkers: termLinkers(linked) };
  }
  return cached.linkers();
}

export const linkDescriptions = <Item extends { description: string }>(link: TermLinker, items: readonly Item[]) =>
  items.map((item) => ({ ...item, description: link(item.description) }));

export const linkAnswers = <Item extends { answer: string }>(link: TermLinker, items: readonly Item[]) =>
  items.map((item) => ({ ...item, answer: link(item.answer) }));

export const linkAll = (link: TermLinker, texts: readonly string[]): LinkedText[] => texts.map((text) => link(text));

/** Links terms, except in headings, links and code. */
export function linkProse(link: TermLinker, nodes: readonly ProseNode[]): ProseNode[] {
  return nodes.flatMap((node): ProseNode | ProseNode[] => {
    if (typeof node === "string") {
      const linked = link(node);
      return typeof linked === "string" ? linked : [...linked];
    }
    if ("tag" in node && node.tag === "table") {
      return { ...node, rows: node.rows.map((row) => row.map((cell) => linkProse(link, cell))) };
    }
    if (!("children" in node) || node.tag === "a" || node.tag === "h3" || node.tag === "code") return node;
    return { ...node, children: linkProse(link, node.children) };
  });
}
