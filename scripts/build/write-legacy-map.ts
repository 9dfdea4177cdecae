import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { legacyUrls, patternSource } from "#site/legacy-urls.ts";
import { aboutAlias, pagePath } from "#site/paths.ts";

/** The list of old addresses in nginx's language, and the pages by their names in any letters. */
export function writeLegacyMap(addresses: readonly string[], file: string): void {
  const missing = legacyUrls.find(({ target }) => !addresses.includes(target));
  if (missing) throw new Error(`site/legacy-urls.ts leads to ${missing.target}, which is no page`);

  const old = legacyUrls.flatMap((row) => row.old.map((pattern) => [patternSource(pattern), row.target] as const));
  const pages = addresses.map((address) => [address.slice(1), address] as const);
  const alias = [aboutAlias.slice(1), pagePath("about")] as const;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, nginxMap("legacy_target", old) + nginxMap("page_address", [...pages, alias]));
}

function nginxMap(variable: string, rows: readonly (readonly [source: string, target: string])[]): string {
  // To the very end: in nginx's dialect a $ would overlook a line break there.
  const lines = rows.map(([source, target]) => `    "~*(?s)^/${inBytes(source)}/*\\z" ${target};\n`);
  return `# Written by the build.\nmap $uri $${variable} {\n    default "";\n${lines.join("")}}\n`;
}

/** nginx compares bytes: it knows neither the other case of a letter like ä nor the other way to write it. */
function inBytes(source: string): string {
  return source.replaceAll(/\P{ASCII}/gu, (letter) => {
    const ways = [letter, letter.toUpperCase()].flatMap((each) => [each.normalize("NFC"), each.normalize("NFD")]);
    return `(?:${ways.join("|")})`;
  });
}
