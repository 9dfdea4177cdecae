import type { Content } from "#site/collections/content.server.ts";
import type { ContentReader } from "#site/collections/reader/content-reader.server.ts";

import { editorialRules } from "./rules.ts";

/** Reports everything that breaks a rule of writing. */
export function checkWriting(content: Content, reader: ContentReader): void {
  const typed = reader.source("terms.yaml").value as { term: string }[];
  const places = new Map(typed.map(({ term }, index) => [term.trim(), index]));
  const terms = content.terms.toSorted((a, b) => (places.get(a.term) ?? 0) - (places.get(b.term) ?? 0));
  const writing = { ...content, terms, prose: (file: string) => reader.prose(file) };
  for (const rule of Object.values(editorialRules)) {
    for (const { file, path, line, message } of rule(writing)) reader.reportField(file, path, message, line);
  }
}
