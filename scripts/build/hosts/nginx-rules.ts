import { readFileSync } from "node:fs";

import { feedPath } from "#site/paths.ts";

type Headers = Record<string, string>;

// What other hosts have to say is read from nginx's own files, so that it stands in one place.
const read = (name: string): string => readFileSync(`deploy/nginx/${name}.conf`, "utf8");
const securityHeaders = read("security-headers");
const files = read("files");

const variables: Readonly<Record<string, string>> = {
  $transport_security: find(/\$transport_security \{ on "([^"]+)"/, securityHeaders),
  // On a page, which carries the rest of its policy.
  "${default_source}": "",
};

const headers: Headers = Object.fromEntries(
  [...securityHeaders.matchAll(/^add_header (?!Cache-Control)(\S+) "?(.+?)"? always;$/gm)].map(
    ([, name = "", value = ""]) => [name, fillIn(value)],
  ),
);
const policy = "Content-Security-Policy";

export const nginxRules = {
  /** On every answer; the policy is that of a page. */
  headers,
  /** The policy of everything that is no page. */
  filePolicy: { [policy]: `${find(/default "(default-src [^"]+; )"/, securityHeaders)}${headers[policy]}` },
  pageCache: cacheOf("/"),
  /** What is said besides of some files. */
  files: [
    { path: "/assets/*", headers: { "Cache-Control": cacheOf("/assets/") } },
    { path: "/*.data", headers: { "Cache-Control": cacheOf(String.raw`~ \.data$`) } },
    { path: "/*.md", headers: { "X-Robots-Tag": "noindex" } },
    {
      path: feedPath,
      headers: {
        "Content-Type": `${find(/= \/feed\.xml \{\s*types \{\} default_type ([^;]+);/, files)}; charset=utf-8`,
      },
    },
  ] as { path: string; headers: Headers }[],
  /** Types that a server does not know by itself, by the end of a file's name. */
  types: Object.fromEntries(
    [...find(/\btypes \{([^}]+)\}/, read("nginx")).matchAll(/"?([^\s"][^"]*?)"? (\w+);/g)].map(([, type, end]) => [
      end,
      type,
    ]),
  ) as Headers,
};

function cacheOf(location: string): string {
  const [, block = ""] = files.split(`location ${location} {`);
  return find(/\bset \$cache_control "([^"]+)";/, block.split("\nlocation ", 1)[0] ?? "");
}

function fillIn(text: string): string {
  return text.replaceAll(/\$\{?\w+\}?/g, (name) => {
    const value = variables[name];
    if (value === undefined)
      throw new Error(`deploy/nginx/security-headers.conf: other hosts need a value for ${name}`);
    return value;
  });
}

function find(pattern: RegExp, text: string): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`deploy/nginx says nothing that looks like ${pattern}`);
  return found;
}
