import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/collections/content.server.ts";
import { embedSources } from "#site/consent/embed-sources.ts";

import { hashScripts, hashStyles } from "./hash-inline.ts";

/** For everything that is no page: even opened on its own it may load and run nothing. */
const closed = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/**
 * The content security policy for nginx: what all pages share, and the hashes of what each page carries inside, by the
 * page's file, so that the not-found page carries its own under any address. Why: docs/decisions/020-a-policy-of-hashes.md.
 */
export function writeSecurityPolicy(folder: string, pages: readonly string[], target: string): void {
  const hashes = pages.map((page) => {
    const html = readFileSync(page, "utf8");
    const scripts = hashScripts(html).join(" ");
    const value = scripts === "" ? "" : `${scripts}; ${["style-src 'self'", ...hashStyles(html)].join(" ")}`;
    return `"\${MOMENT} /${path.relative(folder, page)}" "${value}";\n`;
  });
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "page-hashes.conf"), hashes.join(""));
  writeFileSync(
    path.join(target, "content-security-policy.conf"),
    `# Written by the build. All files of a release have one date, of its own: it tells which release a
# page is of, from the very file that is sent.
map "$sent_http_last_modified $uri" $page_hashes {
    volatile;
    default "";
    include \${POLICIES}/*.hashes;
}
map $page_hashes $content_security_policy {
    volatile;
    default "${policy(pageSources())}\${REPORT}";
    "" "${policy(closed)}\${REPORT}";
}
`,
  );
}

function pageSources(): Record<string, string[]> {
  const { site } = getContent();
  const teamOrigin = site.dataService.origin;
  // What a visitor may agree to.
  const embeds = embedSources(site.embeds);
  return {
    ...closed,
    // One entry per page names both its scripts and, as the next directive, its styles.
    "script-src": ["'self'", ...embeds.script, "$page_hashes"],
    // Photographs of the team lie on the site's own host; anybody else's would learn who reads the page.
    "img-src": ["'self'", site.origin, ...embeds.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(teamOrigin === "" ? [] : [teamOrigin]), ...embeds.connect],
    "manifest-src": ["'self'"],
    "frame-src": embeds.frame,
    "object-src": ["'none'"],
  };
}

function policy(sources: Record<string, string[]>): string {
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
