import type { Path } from "#site/collections/reader/yaml-source.server.ts";

import { passagesOf } from "./passages.ts";
import { caseFile, serviceFile } from "./writing.ts";
import type { OwnedPassage, Writing } from "./writing.ts";

/** Every text of the structured content that a visitor reads. Articles may say more; see their own rules. */
export function listPassages({
  services,
  cases,
  pages,
  terms,
  questions,
  testimonial,
  labels: shared,
}: Writing): OwnedPassage[] {
  // The not-found page's exclamation mark is the specification's.
  const { notFound: _notFound, ...labels } = shared;
  return [
    ...services.flatMap((entry) => owned(`service ${entry.slug}`, serviceFile(entry.slug), entry)),
    ...cases.flatMap((entry) => owned(`case ${entry.slug}`, caseFile(entry.slug), entry)),
    ...Object.entries(pages).flatMap(([name, page]) => owned(`page ${name}`, `pages/${name}.yaml`, page)),
    ...terms.flatMap(({ term, definition }, index) => owned(`term ${term}`, "terms.yaml", { definition }, [index])),
    ...questions.flatMap(({ items }, group) =>
      items.flatMap(({ id, question, answer }, index) =>
        owned(`question ${id}`, "questions.yaml", { question, answer }, [group, "items", index]),
      ),
    ),
    ...owned("testimonial", "testimonial.yaml", testimonial),
    ...owned("interface", "interface.yaml", labels),
  ];
}

function owned(owner: string, file: string, value: unknown, path: Path = []): OwnedPassage[] {
  return passagesOf(value, path).map((passage) => ({ ...passage, owner, file }));
}
