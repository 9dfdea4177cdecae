import { extname } from "node:path";

import { findLegacyTarget, legacyUrls } from "#site/legacy-urls.ts";
import { aboutAlias, legacyFile, pagePath } from "#site/paths.ts";

import { fileHeaders, filePolicy, pageCache, securityHeaders } from "./response-headers.ts";

/** A legacy path, or a folder with `/*` at its end, and the page it leads to. */
type Rule = { from: string; target: string };

const patterns = legacyUrls.flatMap(({ target, patterns: row }) => row.map((pattern) => ({ target, pattern })));

/**
 * Legacy URLs that static hosts can match: exact paths and folders. The script of the not-found page handles patterns
 * that match a word inside a path, and folders that contain such patterns (decision 015).
 */
const legacyUrlRules: readonly Rule[] = patterns.flatMap(({ target, pattern }) => {
  const name = pattern.replace(/\/\*$/, "");
  if (name.includes("*") || findLegacyTarget(`/${name}`) !== target) return [];
  const hasWords = patterns.some((other) => other.pattern !== pattern && other.pattern.startsWith(pattern));
  const below = name === pattern || hasWords ? [] : [`/${pattern}`];
  return [`/${name}`, `/${name}/`, ...below].map((from) => ({ from, target }));
});

/** Returns the configuration of each static host by its file name, for the pages and files of a build. */
export function hostFiles(paths: readonly string[], files: readonly string[]): Record<string, string> {
  const extensions = [...new Set(files.map((file) => extname(file).slice(1)))].toSorted();
  const others = extensions.filter((extension) => extension !== "html");
  const hosts: Record<string, Record<string, string>> = {
    azure: azureConfig(paths, others),
    // By default, Cloudflare allows cross-origin reads of every file.
    cloudflare: redirectFiles(others, ["  ! Access-Control-Allow-Origin"]),
    netlify: redirectFiles(others),
  };
  const texts = Object.entries(hosts).flatMap(([host, rows]) =>
    Object.entries(rows).map(([name, text]) => [`${host}/${name}`, text] as const),
  );
  return Object.fromEntries(texts);
}

/** Returns `staticwebapp.config.json` of Azure Static Web Apps. The first matching route wins, before any file. */
function azureConfig(paths: readonly string[], extensions: readonly string[]): Record<string, string> {
  const types = fileHeaders
    .filter(({ path, headers }) => path.startsWith("/*.") && "Content-Type" in headers)
    .map(({ path, headers }) => [path.slice("/*".length), headers["Content-Type"]]);
  const config = {
    trailingSlash: "never",
    globalHeaders: { ...securityHeaders, "Cache-Control": pageCache },
    mimeTypes: Object.fromEntries(types) as Record<string, string>,
    responseOverrides: { 404: { rewrite: "/404.html" } },
    routes: [
      { route: aboutAlias, redirect: pagePath("about"), statusCode: 301 },
      ...paths.map((path) => ({ route: path, rewrite: `${path === "/" ? "/index" : path}.html` })),
      ...legacyUrlRules.map(({ from, target }) => ({ route: from, rewrite: `${legacyFile(target)}.html` })),
      ...fileHeaders.map(({ path, headers }) => ({ route: path, headers: { ...filePolicy, ...headers } })),
      { route: `/*.{${extensions.join(",")}}`, headers: filePolicy },
    ],
  };
  return { "staticwebapp.config.json": `${JSON.stringify(config)}\n` };
}

/**
 * Returns `_headers` and `_redirects` of Cloudflare Pages and Netlify. If two blocks match, Cloudflare joins their
 * policies and Netlify uses the last one; either way, a file that is not a page loads nothing.
 */
function redirectFiles(extensions: readonly string[], everywhere: readonly string[] = []) {
  const byExtension = extensions.map((extension) => ({ path: `/*.${extension}`, headers: filePolicy }));
  // One block per path: Cloudflare ignores all but the last.
  const blocks = Map.groupBy([...byExtension, ...fileHeaders], ({ path }) => path);
  const headerLines = [
    "/*",
    ...toLines(securityHeaders),
    ...everywhere,
    ...[...blocks].flatMap(([path, rows]) => [path, ...rows.flatMap(({ headers }) => toLines(headers))]),
  ];
  // Cloudflare limits rules with a star and expects them last.
  const legacy = legacyUrlRules.toSorted((one, other) => one.from.indexOf("*") - other.from.indexOf("*"));
  const redirectLines = [
    `${aboutAlias} ${pagePath("about")} 301`,
    ...legacy.map(({ from, target }) => `${from} ${legacyFile(target)} 200`),
  ];
  return { _headers: `${headerLines.join("\n")}\n`, _redirects: `${redirectLines.join("\n")}\n` };
}

const toLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
