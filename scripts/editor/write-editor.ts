import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const page = "scripts/editor/page";
const packageFolder = "node_modules/@sveltia/cms";

type Allowed = { requests?: string[]; frames?: string[] };

/** Writes the editor as static files: its page, the published Sveltia CMS, and the configuration. */
export function writeEditor(folder: string, config: object, allowed: Allowed): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(page, folder, { recursive: true });
  // Text forms need no image decoders and no source maps.
  cpSync(path.join(packageFolder, "npm"), path.join(folder, "cms"), {
    recursive: true,
    filter: (file) => !/\.(map|wasm)$/.test(file),
  });
  resolveImports(folder);
  const html = readFileSync(path.join(page, "index.html"), "utf8");
  writeFileSync(path.join(folder, "index.html"), html.replace("POLICY", policy(allowed)));
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
  writeFileSync(path.join(folder, "_headers"), headers);
}

/** Rewrites imports that only bundlers resolve: translations as JSON, and a package that previews need. */
function resolveImports(folder: string): void {
  const cms = path.join(folder, "cms/index.js");
  const code = readFileSync(cms, "utf8")
    .replaceAll(/(\.\/locales\/[\w-]+)\.json/g, "$1.js")
    .replace("import(`immutable`)", "import(`./immutable.js`)");
  writeFileSync(cms, code);
  const translations = path.join(packageFolder, "locales");
  mkdirSync(path.join(folder, "locales"));
  for (const name of readdirSync(translations)) {
    const text = readFileSync(path.join(translations, name), "utf8");
    writeFileSync(path.join(folder, "locales", name.replace(/json$/, "js")), `export default ${text}`);
  }
  const immutable = createRequire(realpathSync(path.join(packageFolder, "package.json"))).resolve("immutable");
  cpSync(path.join(path.dirname(immutable), "immutable.es.js"), path.join(folder, "cms/immutable.js"));
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
