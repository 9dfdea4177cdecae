import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { termSlug } from "#site/glossary/term-slug.ts";

const names = [...readFileSync("content/terms.yaml", "utf8").matchAll(/^- term: (.+)$/gm)];
const words = [...new Set(names.flatMap(([, term = ""]) => termSlug(term).split("-")))];

/** The slug of a copy: words by chance, but always the same ones. A mere number would compress better than real slugs. */
export function copySlug(slug: string, copy: number): string {
  const bytes = createHash("sha256").update(`${slug} ${copy}`).digest();
  return [0, 2, 4].map((place) => words[bytes.readUInt16BE(place) % words.length]).join("-");
}
