import { createHash } from "node:crypto";

import { replaceInlineScripts } from "./inline-scripts.ts";

const style = /<style>([\s\S]*?)<\/style>/g;

/** A content security policy's names for the scripts written into a page. An empty one does not run and needs none. */
export function hashScripts(html: string): string[] {
  const texts: string[] = [];
  replaceInlineScripts(html, (code) => {
    if (code !== "") texts.push(code);
    return "";
  });
  return hashes(texts);
}

/** The same for its styles. */
export function hashStyles(html: string): string[] {
  return hashes([...html.matchAll(style)].map(([, text = ""]) => text));
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`))];
}
