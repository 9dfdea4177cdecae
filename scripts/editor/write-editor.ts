import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { build } from "vite";

type Allowed = { requests?: string[]; frames?: string[] };

/** Writes the editor as static files: its page with Sveltia CMS, and the configuration. */
export async function writeEditor(folder: string, config: object, allowed: Allowed): Promise<void> {
  const environment = process.env["NODE_ENV"];
  await build({
    configFile: false,
    root: "scripts/editor/page",
    base: "./",
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: "esnext",
      // The CMS is published minified, and the policy below permits no inlined fonts.
      minify: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ["index.html", "publishing.html"].map((name) => path.resolve("scripts/editor/page", name)),
        // Highlights code, which no form has.
        external: /^@shikijs\//,
      },
    },
  });
  // Vite sets it to production, which the dev server of `pnpm editor` would inherit.
  if (environment === undefined) delete process.env["NODE_ENV"];
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("POLICY", policy(allowed)));
  copyFileSync("site/public/favicon.svg", path.join(folder, "favicon.svg"));
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

/** Blocks requests of Sveltia CMS for fonts and updates; only the repository's host is allowed. */
const policy = ({ requests = [], frames = ["'none'"] }: Allowed): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src ${["'self'", "blob:", ...requests].join(" ")}`,
    `frame-src ${frames.join(" ")}`,
    "manifest-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
