import { aboutAlias, movedFile, pagePath } from "#site/paths.ts";

import { nginxRules } from "./nginx-rules.ts";
import { oldAddressRules } from "./old-address-rules.ts";

/**
 * `_headers` and `_redirects`, as Cloudflare Pages and Netlify read them. Where two blocks fit, Cloudflare adds their
 * policies up and Netlify takes the last: what is no page may load nothing either way.
 */
export function redirectFiles(ends: readonly string[], everywhere: readonly string[] = []): Record<string, string> {
  const { headers, filePolicy, files, types } = nginxRules;
  const byEnd = ends.map((end) => ({
    path: `/*.${end}`,
    headers: { ...filePolicy, ...(types[end] && { "Content-Type": types[end] }) },
  }));
  // One block a path: of two, Cloudflare reads the last.
  const blocks = Map.groupBy([...byEnd, ...files], ({ path }) => path);
  const headerLines = [
    "/*",
    ...lines(headers),
    ...everywhere,
    ...[...blocks].flatMap(([path, rows]) => [path, ...rows.flatMap((row) => lines(row.headers))]),
  ];
  // Cloudflare allows few rules with a star, and wants them last.
  const old = oldAddressRules.toSorted((one, other) => one.from.indexOf("*") - other.from.indexOf("*"));
  const redirectLines = [
    `${aboutAlias} ${pagePath("about")} 301`,
    ...old.map(({ from, target }) => `${from} ${movedFile(target)} 200`),
  ];
  return { _headers: `${headerLines.join("\n")}\n`, _redirects: `${redirectLines.join("\n")}\n` };
}

function lines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
