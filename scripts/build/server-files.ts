// Files of the build that a server reads and no visitor can request.
import { hash } from "node:crypto";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { legacyUrls, patternSource } from "#site/legacy-urls.ts";
import { aboutAlias, markdownPath, pagePath } from "#site/paths.ts";

import type { PageManifest } from "../../api/indexing/contract.ts";

/** Returns the list of pages for the data service, with a version of each. */
export function pageManifest(
  { origin }: SiteFacts,
  key: string,
  paths: readonly string[],
  markdown: Record<string, string>,
): string {
  // The Markdown changes with text, links and metadata of a page, but not with code, styles or the menu.
  const version = (page: string): string => {
    const text = markdown[markdownPath(page)];
    if (text === undefined) throw new Error(`${page} has no Markdown`);
    return hash("sha256", text).slice(0, 32);
  };
  const manifest: PageManifest = { origin, key, pages: Object.fromEntries(paths.map((page) => [page, version(page)])) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns two maps for nginx: legacy URLs to their targets, and paths in any letter case to their pages. */
export function legacyMap(paths: readonly string[]): string {
  const missing = legacyUrls.find(({ target }) => !paths.includes(target));
  if (missing) throw new Error(`site/legacy-urls.ts leads to ${missing.target}, which is not a page`);

  const legacy = legacyUrls.flatMap((row) =>
    row.patterns.map((pattern) => [patternSource(pattern), row.target] as const),
  );
  const pages = paths.map((each) => [each.slice(1), each] as const);
  const alias = [aboutAlias.slice(1), pagePath("about")] as const;
  return nginxMap("legacy_target", legacy) + nginxMap("page_path", [...pages, alias]);
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
