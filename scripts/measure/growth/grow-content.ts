import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { parseYamlSource } from "#site/collections/reader/yaml-source.server.ts";

import { copyEntry } from "./copy-entry.ts";
import type { Entry } from "./copy-entry.ts";
import { copySlug } from "./copy-slug.ts";

/** Pages that exist once, whatever the size of the site. */
const single = 12;

/** Multiplies the pages that have files of their own, until all pages together are `factor` times as many; and terms. */
export function growContent(folder: string, factor: number): void {
  const files = ["services", "cases", "articles"].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((name) => path.join(folder, kind, name)),
  );
  const copies = Math.round((factor * (single + files.length) - single) / files.length);
  for (let copy = 2; copy <= copies; copy += 1) for (const file of files) copyFile(file, copy);
  growTerms(path.join(folder, "terms.yaml"), factor);
}

function copyFile(file: string, copy: number): void {
  const { dir, name, ext } = path.parse(file);
  const text = readFileSync(file, "utf8");
  const [, front = text, body] = ext === ".mdx" ? (/^---\n([\s\S]*?)\n---\n([\s\S]*)/.exec(text) ?? []) : [];
  const entry = copyEntry(parseYamlSource(file, front).value as Entry, copy);
  // JSON is YAML too.
  const yaml = JSON.stringify(entry, undefined, 2);
  const target = path.join(dir, copySlug(name, copy) + ext);
  writeFileSync(target, body === undefined ? yaml : `---\n${yaml}\n---\n${body}`, { flag: "wx" });
}

/** A definition writes its term as a sentence would, with or without capitals. */
function renamed(definition: string, term: string, name: string): string {
  const at = definition.toLowerCase().indexOf(term.toLowerCase());
  return definition.slice(0, at) + name + definition.slice(at + term.length);
}

type Term = { term: string; definition: string; related: string[] };

function growTerms(file: string, factor: number): void {
  const text = readFileSync(file, "utf8");
  const terms = parseYamlSource(file, text).value as Term[];
  const grown = Array.from({ length: factor - 1 }, (_, index) => {
    const named = (term: string): string => `${term} ${index + 2}`;
    return terms.map(({ term, definition, related, ...rest }) => ({
      ...rest,
      term: named(term),
      definition: renamed(definition, term, named(term)).slice(0, 700),
      related: related.map(named),
    }));
  });
  const added = grown.flat().map((term) => `- ${JSON.stringify(term)}\n`);
  writeFileSync(file, text + added.join(""));
}
