import { getContent } from "#site/collections/content.server.ts";
import { embedSources } from "#site/consent/embed-sources.ts";

import { hashScripts, hashStyles } from "./hash-inline.ts";

const charset = /<meta charset="[^"]*"\/>/i;

/**
 * Puts the content security policy into the page, before anything it speaks of: what the page may load, and by its hash
 * what it carries inside. The server adds what only a header can say. Why: docs/decisions/020-a-policy-of-hashes.md.
 */
export function addPolicy(html: string): string {
  if (!charset.test(html)) throw new Error("A page has no charset for its policy to stand behind");
  return html.replace(
    charset,
    (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy(html)}"/>`,
  );
}

function policy(html: string): string {
  const { site } = getContent();
  const teamOrigin = site.dataService.origin;
  // What a visitor may agree to.
  const embeds = embedSources(site.embeds);
  const sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...embeds.script, ...hashScripts(html)],
    "style-src": ["'self'", ...hashStyles(html)],
    // Photographs of the team lie on the site's own host; anybody else's would learn who reads the page.
    "img-src": ["'self'", site.origin, ...embeds.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(teamOrigin === "" ? [] : [teamOrigin]), ...embeds.connect],
    "manifest-src": ["'self'"],
    "frame-src": embeds.frame,
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(sources)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
