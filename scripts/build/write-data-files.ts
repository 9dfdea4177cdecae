import { writeFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { pagePath } from "#site/paths.ts";

/** Writes the glossary and the FAQ as JSON. */
export function writeDataFiles(folder: string): void {
  const { site, terms, questions } = getContent();
  const url = (page: "glossary" | "faq", id: string): string => `${site.origin}${pagePath(page)}#${id}`;

  write(`${folder}/glossary.json`, {
    terms: terms.map(({ term, slug, category, definition, related }) => ({
      id: slug,
      term,
      category,
      definition,
      related: related.map(termSlug),
      url: url("glossary", slug),
    })),
  });
  write(`${folder}/faq.json`, {
    groups: questions.map(({ id, label, items }) => ({
      id,
      label,
      questions: items.map((item) => ({ ...item, url: url("faq", item.id) })),
    })),
  });
}

const write = (file: string, data: unknown): void => writeFileSync(file, `${JSON.stringify(data)}\n`);
