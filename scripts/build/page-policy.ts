import { createHash } from "node:crypto";

import { getContent } from "#site/collections/content.server.ts";
import { embedSources } from "#site/consent/embed-sources.ts";

import { replaceInlineScripts } from "./inline-scripts.ts";

const charset = /<meta charset="[^"]*"\/>/i;

/**
 * Puts the content security policy at the start of the page: what it may load, and the hashes of what it contains. The
 * server adds what only a header can say. Why: docs/decisions/020-put-the-csp-into-the-page.md.
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
    "script-src": ["'self'", ...embeds.script, ...hashes(readScripts(html))],
    "style-src": ["'self'", ...hashes(readStyles(html))],
    // Photographs of the team are on the site's own host; any other host would learn who reads the page.
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

/** Returns the scripts that run; an empty one does not. */
function readScripts(html: string): string[] {
  const scripts: string[] = [];
  replaceInlineScripts(html, (code) => {
    if (code !== "") scripts.push(code);
    return "";
  });
  return scripts;
}

const readStyles = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);

const hashes = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
