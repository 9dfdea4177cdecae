import { createHash } from "node:crypto";

import { embedSources } from "#site/consent/embeds.ts";
import { getContent } from "#site/content/content.server.ts";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const charset = /<meta charset="[^"]*"\/>/i;

/**
 * Adds the content security policy with the hashes of inline code. The server adds directives that only work in a header
 * (docs/decisions/020-put-the-csp-into-the-page.md).
 */
export function addPolicy(html: string): string {
  if (!charset.test(html)) throw new Error("A page has no <meta charset>, which the policy must follow");
  return html.replace(
    charset,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy(html)}"/>`,
  );
}

function policy(html: string): string {
  const { site } = getContent();
  const embeds = embedSources(site.embeds);
  const sources = {
    // Not 'none', because Firefox applies it to prefetched data.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...embeds.script, ...hashes(readScripts(html))],
    "style-src": ["'self'", ...hashes(readStyles(html))],
    // Team photographs are on the site's own host: another host would see the IP address of visitors.
    "img-src": ["'self'", site.origin, ...embeds.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...embeds.connect],
    "manifest-src": ["'self'"],
    "frame-src": embeds.frame.length > 0 ? embeds.frame : ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Returns every inline script and the speculation rules, but no data blocks such as JSON-LD. */
const readScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = "", code = ""]) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return !/\ssrc=/.test(attributes) && ["", "module", "speculationrules"].includes(type) ? [code] : [];
  });

const readStyles = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);

const hashes = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
