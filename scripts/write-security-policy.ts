import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/collections/content.server.ts";
import { embedSources } from "#site/consent/embed-sources.ts";

import { hashScripts, hashStyles } from "./hash-inline.ts";

/**
 * What each page may do beyond what every answer may (deploy/nginx/security-headers.conf), with the hashes of what it
 * carries inside, by the page's file, so that the not-found page has its own under any address. A whole policy a page:
 * putting it together for each request cost nginx more than all other headers. Why: docs/decisions/020-a-policy-of-hashes.md.
 */
export function writeSecurityPolicy(folder: string, pages: readonly string[], target: string): void {
  const policies = pages.map((page) => `"\${MOMENT} /${path.relative(folder, page)}" "${policy(page)}";\n`);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "page-policies.conf"), policies.join(""));
}

function policy(page: string): string {
  const html = readFileSync(page, "utf8");
  const scripts = hashScripts(html);
  // An old address that only points on.
  if (scripts.length === 0) return "";
  const { site } = getContent();
  const teamOrigin = site.dataService.origin;
  // What a visitor may agree to.
  const embeds = embedSources(site.embeds);
  const sources = {
    "script-src": ["'self'", ...embeds.script, ...scripts],
    "style-src": ["'self'", ...hashStyles(html)],
    // Photographs of the team lie on the site's own host; anybody else's would learn who reads the page.
    "img-src": ["'self'", site.origin, ...embeds.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(teamOrigin === "" ? [] : [teamOrigin]), ...embeds.connect],
    "manifest-src": ["'self'"],
    "frame-src": embeds.frame,
  };
  return Object.entries(sources)
    .map(([name, values]) => `; ${name} ${values.join(" ")}`)
    .join("");
}
