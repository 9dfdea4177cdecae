import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/collections/content.server.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { pagePath } from "#site/paths.ts";

/** The glossary and the questions as data for other programs, from the same source as the pages. */
export function writeDataFiles(folder: string): void {
  const { site, terms, questions } = getContent();
  const address = (page: "glossary" | "faq", id: string): string => `${site.origin}${pagePath(page)}#${id}`;

  write(folder, "glossary.json", {
    terms: terms.map(({ term, slug, category, definition, related }) => ({
      id: slug,
      term,
      category,
      definition,
      related: related.map(termSlug),
      url: address("glossary", slug),
    })),
  });
  write(folder, "faq.json", {
    groups: questions.map(({ id, label, items }) => ({
      id,
      label,
      questions: items.map((item) => ({ ...item, url: address("faq", item.id) })),
    })),
  });
}

function write(folder: string, name: string, data: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `${JSON.stringify(data)}\n`);
}
