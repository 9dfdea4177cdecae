import type { Content } from "#site/collections/content.server.ts";
import type { ContentReader } from "#site/collections/reader/content-reader.server.ts";
import type { Path } from "#site/collections/reader/yaml-source.server.ts";

/** A text that a visitor reads, with its field and its owner, such as "service devops". */
export type TextEntry = { owner: string; file: string; path: Path; text: string };

/** Keys whose values are no running text. */
const settings = new Set(
  "meta kind slug parent drawing approachDrawing image authorImage icon to firstStep".split(" "),
);

/** Returns every text of the structured content. Articles may state more figures, with their sources. */
export function listTexts(content: Content, reader: ContentReader): TextEntry[] {
  const { services, cases, pages, terms, questions, testimonial, labels } = content;
  // The content is sorted; a line is found by the place in the file.
  const typedTerms = reader.source("terms.yaml").value as { term: string }[];
  return [
    ...services.flatMap((entry) => passagesIn(entry, `service ${entry.slug}`, `services/${entry.slug}.yaml`)),
    ...cases.flatMap((entry) => passagesIn(entry, `case ${entry.slug}`, `cases/${entry.slug}.yaml`)),
    ...Object.entries(pages).flatMap(([name, page]) => passagesIn(page, `page ${name}`, `pages/${name}.yaml`)),
    ...terms.flatMap(({ term, definition }) => {
      const place = typedTerms.findIndex((typed) => typed.term.trim() === term);
      return passagesIn(definition, `term ${term}`, "terms.yaml", [place, "definition"]);
    }),
    ...questions.flatMap(({ items }, group) =>
      items.flatMap(({ id, ...item }, index) =>
        passagesIn(item, `question ${id}`, "questions.yaml", [group, "items", index]),
      ),
    ),
    ...passagesIn(testimonial, "testimonial", "testimonial.yaml"),
    ...passagesIn(labels, "interface", "interface.yaml"),
  ];
}

function passagesIn(value: unknown, owner: string, file: string, path: Path = []): TextEntry[] {
  if (typeof value === "string") return [{ owner, file, path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const fields: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return fields
    .filter(([key]) => !settings.has(String(key)))
    .flatMap(([key, inner]) => passagesIn(inner, owner, file, [...path, key]));
}
