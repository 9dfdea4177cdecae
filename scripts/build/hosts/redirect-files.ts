import { aboutAlias, movedFile, pagePath } from "#site/paths.ts";

import { legacyUrlRules } from "./legacy-url-rules.ts";
import { fileHeaders, filePolicy, securityHeaders } from "./response-headers.ts";

/**
 * Returns `_headers` and `_redirects` of Cloudflare Pages and Netlify. If two blocks match, Cloudflare joins their
 * policies and Netlify uses the last one; either way, a file that is not a page loads nothing.
 */
export function redirectFiles(extensions: readonly string[], everywhere: readonly string[] = []) {
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
  const old = legacyUrlRules.toSorted((one, other) => one.from.indexOf("*") - other.from.indexOf("*"));
  const redirectLines = [
    `${aboutAlias} ${pagePath("about")} 301`,
    ...old.map(({ from, target }) => `${from} ${movedFile(target)} 200`),
  ];
  return { _headers: `${headerLines.join("\n")}\n`, _redirects: `${redirectLines.join("\n")}\n` };
}

const toLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
