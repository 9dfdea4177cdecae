import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const page = "scripts/editor/page";

/** Writes the editor as static files: its page, the published Sveltia CMS, and the configuration. */
export function writeEditor(folder: string, config: object, apiOrigins: string[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(page, folder, { recursive: true });
  // Text forms need no image decoders and no source maps.
  cpSync("node_modules/@sveltia/cms/npm", path.join(folder, "cms"), {
    recursive: true,
    filter: (file) => !/\.(map|wasm)$/.test(file),
  });
  const html = readFileSync(path.join(page, "index.html"), "utf8");
  writeFileSync(path.join(folder, "index.html"), html.replace("POLICY", policy(apiOrigins)));
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
  writeFileSync(path.join(folder, "_headers"), headers);
}

/** For Cloudflare Pages and Netlify. A page cannot forbid frames itself, and the token is stored in the browser. */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Frame-Options: DENY
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  Cross-Origin-Opener-Policy: same-origin
`;

/** Blocks requests of Sveltia CMS for fonts, updates and translations; only the repository's host is allowed. */
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
