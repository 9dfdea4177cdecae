import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const page = "scripts/editor/page";

/** Writes the editor as plain files: its page, the program as its makers publish it, and the configuration. */
export function writeEditor(folder: string, config: object, apiOrigins: string[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(page, folder, { recursive: true });
  // Of the program, what forms of text need: no decoders of photographs, nothing for debuggers.
  cpSync("node_modules/@sveltia/cms/npm", path.join(folder, "cms"), {
    recursive: true,
    filter: (file) => !/\.(map|wasm)$/.test(file),
  });
  const html = readFileSync(path.join(page, "index.html"), "utf8");
  writeFileSync(path.join(folder, "index.html"), html.replace("POLICY", policy(apiOrigins)));
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
}

/** Its makers would ask other hosts for fonts, updates and translations: only the one with the repository may be asked. */
const policy = (apiOrigins: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src ${["'self'", "blob:", ...apiOrigins].join(" ")}`,
    "manifest-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
