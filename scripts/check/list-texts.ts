import type { Content } from "#site/content/content.server.ts";
import type { ContentReader } from "#site/content/reader/content-reader.server.ts";
import type { Path } from "#site/content/reader/yaml-source.server.ts";

/** A text with its field and its owner, such as "service devops". */
export type TextEntry = { owner: string; file: string; path: Path; text: string };

/** Keys whose values are not texts, or samples and fictional documents. */
const skippedKeys = new Set(
  "meta kind slug parent drawing approachDrawing authorPhoto to firstStep specimen".split(" "),
);

/** Returns all texts except articles, which may state more figures with their sources. */
export function listTexts(content: Content, reader: ContentReader): TextEntry[] {
  const { services, cases, pages, terms, questions, testimonial, labels } = content;
  // The content is sorted, but lines depend on the position in the file.
  const unsortedTerms = reader.source("terms.yaml").value as { term: string }[];
  return [
    ...services.flatMap((entry) => textsIn(entry, `service ${entry.slug}`, `services/${entry.slug}.yaml`)),
    ...cases.flatMap((entry) => textsIn(entry, `case ${entry.slug}`, `cases/${entry.slug}.yaml`)),
    ...Object.entries(pages).flatMap(([name, page]) => textsIn(page, `page ${name}`, `pages/${name}.yaml`)),
    ...terms.flatMap(({ term, definition }) => {
      const position = unsortedTerms.findIndex((entry) => entry.term.trim() === term);
      return textsIn(definition, `term ${term}`, "terms.yaml", [position, "definition"]);
    }),
    ...questions.flatMap(({ items }, group) =>
      items.flatMap(({ id, ...item }, index) =>
        textsIn(item, `question ${id}`, "questions.yaml", [group, "items", index]),
      ),
    ),
    ...textsIn(testimonial, "testimonial", "testimonial.yaml"),
    ...textsIn(labels, "interface", "interface.yaml"),
  ];
}

function textsIn(value: unknown, owner: string, file: string, path: Path = []): TextEntry[] {
  if (typeof value === "string") return [{ owner, file, path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const fields: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return fields
    .filter(([key]) => !skippedKeys.has(String(key)))
    .flatMap(([key, inner]) => textsIn(inner, owner, file, [...path, key]));
}
