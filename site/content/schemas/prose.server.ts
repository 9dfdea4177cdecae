import type { Figure } from "#site/drawings/drawing.ts";
import type { TermMention } from "#site/glossary/linked-text.ts";

import type { StorageTable } from "./storage.server.ts";

/** Text as data, so that one component renders every article and none needs its own bundle. */
export type ProseNode =
  | string
  | TermMention
  | { tag: "p" | "h3" | "ul" | "ol" | "li" | "strong" | "em" | "code" | "blockquote" | "hr"; children: ProseNode[] }
  | { tag: "a"; href: string; external: boolean; children: ProseNode[] }
  | { tag: "section"; id: string; title: string; children: ProseNode[] }
  | { tag: "cookie-settings" }
  | ({ tag: "storage-table" } & StorageTable)
  | { tag: "table"; columns: string[]; rows: ProseNode[][][] }
  | { tag: "figure"; figure: Figure; alt: string; caption: string; legend: string[] };

/** Parses a text at the first call. Throws a ContentError if it has problems. */
export type ParseText = () => { body: ProseNode[]; sections: Section[] };

/** An entry in the table of contents of an article or legal text. */
export type Section = { id: string; title: string };
