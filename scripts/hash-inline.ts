import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style>([\s\S]*?)<\/style>/g;

/** A content security policy's names for the scripts written into a page. Data blocks (JSON-LD) do not run. */
export function hashScripts(html: string): string[] {
  const inline = [...html.matchAll(script)].filter(([, attributes = ""]) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return !/\ssrc=/.test(attributes) && ["", "module", "text/javascript"].includes(type);
  });
  return hashes(inline.map(([, , text = ""]) => text));
}

/** The same for its styles. */
export function hashStyles(html: string): string[] {
  return hashes([...html.matchAll(style)].map(([, text = ""]) => text));
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`))];
}
