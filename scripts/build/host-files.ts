import { extname } from "node:path";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { findLegacyTarget, legacyUrls } from "#site/legacy-urls.ts";
import { aboutAlias, legacyFile, legacyFolder, pagePath } from "#site/paths.ts";

import { fileHeaders, filePolicy, pageCache, securityHeaders } from "../../deploy/static-host/response-headers.ts";

const legacyRows = legacyUrls.flatMap(({ target, patterns }) => patterns.map((pattern) => ({ target, pattern })));

/** Returns the files that configure a static host, by their names, for the pages and files of a build. */
export const hostFiles = (
  { origin }: Pick<SiteFacts, "origin">,
  paths: readonly string[],
  files: readonly string[],
): Record<string, string> => ({
  _headers: headerRules(origin, paths, files),
  _redirects: redirectRules(),
  // Static hosts compress files themselves.
  ".assetsignore": "*.br\n*.gz\n",
});

/**
 * Returns the headers in the format of Cloudflare and Netlify. If two blocks match, Cloudflare joins their policies and
 * Netlify uses the last one; either way, a file that is not a page loads nothing.
 */
function headerRules(origin: string, paths: readonly string[], files: readonly string[]): string {
  const folders = new Set(paths.map((page) => page.replace(/(?<=^\/[^/]+\/).*/, "*")));
  const extensions = new Set(files.map((file) => extname(file)).filter((name) => !["", ".html"].includes(name)));
  const rows = [
    { path: "/*", headers: securityHeaders },
    ...[...folders].map((path) => ({ path, headers: pageCache })),
    ...[...extensions].map((extension) => ({ path: `/*${extension}`, headers: filePolicy })),
    ...fileHeaders,
    // The worker serves these files; `:splat` is the target.
    { path: `${legacyFolder}/*`, headers: { "X-Robots-Tag": "noindex", Link: `<${origin}/:splat>; rel="canonical"` } },
  ];
  // One block per path: Cloudflare ignores all but the last.
  return [...Map.groupBy(rows, ({ path }) => path)]
    .map(([path, same]) => `${path}\n${same.map(({ headers }) => headerLines(headers)).join("")}`)
    .join("");
}

const headerLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");

/**
 * Returns the alias of the About page and the legacy URLs that rules can express: exact paths and folders. The others
 * match a word inside a path, or are folders of such paths; the worker finds them (docs/decisions/015).
 */
function redirectRules(): string {
  const legacy = legacyRows.flatMap(({ target, pattern }) => {
    const name = pattern.replace(/\/\*$/, "");
    if (name.includes("*") || findLegacyTarget(`/${name}`) !== target) return [];
    const hasWords = legacyRows.some((other) => other.pattern !== pattern && other.pattern.startsWith(pattern));
    const below = name === pattern || hasWords ? [] : [`/${pattern}`];
    return [`/${name}`, ...below].map((from) => `${from} ${legacyFile(target)} 200\n`);
  });
  // Cloudflare limits rules with a star and expects them last.
  const sorted = legacy.toSorted((one, other) => one.indexOf("*") - other.indexOf("*"));
  return [`${aboutAlias} ${pagePath("about")} 301\n`, ...sorted].join("");
}
