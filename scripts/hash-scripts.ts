import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A content security policy's names for the scripts written into a page. Data blocks (JSON-LD) do not run. */
export function hashScripts(html: string): string[] {
  const inline = [...html.matchAll(script)].filter(([, attributes = ""]) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return !/\ssrc=/.test(attributes) && ["", "module", "text/javascript"].includes(type);
  });
  const hashes = inline.map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}
