import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { legacyUrls, patternSource } from "#site/legacy-urls.ts";
import { aboutAlias, pagePath } from "#site/paths.ts";

/** Writes two maps for nginx: old URLs to their targets, and paths in any letter case to their pages. */
export function writeLegacyMap(paths: readonly string[], file: string): void {
  const missing = legacyUrls.find(({ target }) => !paths.includes(target));
  if (missing) throw new Error(`site/legacy-urls.ts leads to ${missing.target}, which is not a page`);

  const old = legacyUrls.flatMap((row) => row.old.map((pattern) => [patternSource(pattern), row.target] as const));
  const pages = paths.map((each) => [each.slice(1), each] as const);
  const alias = [aboutAlias.slice(1), pagePath("about")] as const;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, nginxMap("legacy_target", old) + nginxMap("page_path", [...pages, alias]));
}

function nginxMap(variable: string, rows: readonly (readonly [source: string, target: string])[]): string {
  // \z, because in PCRE a $ also matches before a final line break.
  const lines = rows.map(([source, target]) => `    "~*(?s)^/${inBytes(source)}/*\\z" ${target};\n`);
  return `# Written by the build.\nmap $uri $${variable} {\n    default "";\n${lines.join("")}}\n`;
}

/** Lists all forms of a letter such as ä, because nginx compares bytes. */
function inBytes(source: string): string {
  return source.replaceAll(/\P{ASCII}/gu, (letter) => {
    const forms = [letter, letter.toUpperCase()].flatMap((each) => [each.normalize("NFC"), each.normalize("NFD")]);
    return `(?:${forms.join("|")})`;
  });
}
