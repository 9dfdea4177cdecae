// Fills in the configuration of nginx, for tests and releases:
//   node deploy/render-nginx.ts <folder> NAME=value NAME=value …
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Values that differ between servers; deploy/site.env and deploy/release.sh describe them. */
export type NginxValues = Record<
  | "ACCESS_LOG"
  | "API"
  | "API_KEY"
  | "ASSETS"
  | "CERTIFICATE"
  | "CERTIFICATE_KEY"
  | "CHALLENGES"
  | "CONFIG"
  | "DRILLS"
  | "ERROR_LOG"
  | "HEALTH"
  | "HOST"
  | "LISTEN"
  | "LISTEN_PLAIN"
  | "LISTENER"
  | "NGINX_VERSION"
  | "ORIGIN"
  | "PAGE_RATE"
  | "ROOT"
  | "SNAPSHOT"
  | "STATE"
  | "TEAM_FRESH"
  | "TEAM_RATE"
  | "WORKERS",
  string
>;

const templates = path.join(import.meta.dirname, "nginx");
const builtHere = path.join(import.meta.dirname, "../build/nginx");
/** The legacy URLs, written by the build. */
const legacyMap = "legacy-map.conf";

/** Writes the files of deploy/nginx and the list of legacy URLs into a folder. Throws if a value is missing. */
export function renderNginx(folder: string, values: Partial<NginxValues>, generated = builtHere): void {
  for (const [key, value] of Object.entries(values)) {
    // A value must not end its directive or start a block.
    if (/["'{};\\$\n]/.test(value))
      throw new Error(`The value of ${key} contains a character that is special in nginx`);
  }
  const hasTls = values.LISTENER === "tls";
  // In a container, a proxy terminates TLS.
  const isBehindTls = values.LISTENER === "behind-tls";
  const hasHttp2Directive = hasTls && !isOlder(values.NGINX_VERSION ?? readNginxVersion(), "1.25.1");
  const derived = {
    // nginx 1.25.1 replaced the option of the listener by a directive, and warns about the option.
    TLS: hasTls ? (hasHttp2Directive ? " ssl" : " ssl http2") : "",
    HTTP2: hasHttp2Directive ? "http2 on;" : "",
    BEHIND_TLS: isBehindTls ? "on" : "",
    // A second server on the same port must not repeat the options of the listener.
    ADDRESS: values.LISTEN?.split(" ")[0],
  };
  const { HOST = "", ORIGIN = `https://${HOST}` } = values;
  const alias = HOST.startsWith("www.") ? HOST.slice("www.".length) : `www.${HOST}`;
  const defaults = {
    CONFIG: folder,
    // The folder of StateDirectory in systemd/website-drill.service.
    DRILLS: "/var/lib/website",
    ORIGIN,
    // The other name of the site, with or without www.
    ALIAS: alias,
    ALIAS_ORIGIN: ORIGIN.replace(`//${HOST}`, `//${alias}`),
    CERTIFICATE: `/etc/letsencrypt/live/${values.HOST}/fullchain.pem`,
    CERTIFICATE_KEY: `/etc/letsencrypt/live/${values.HOST}/privkey.pem`,
  };
  const all: Record<string, string | undefined> = { ...defaults, ...values, ...derived };
  const files = [...readdirSync(templates).map((name) => path.join(templates, name)), path.join(generated, legacyMap)];
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const name = path.basename(file);
    // tls.conf names a certificate, which nginx has only if it terminates TLS itself.
    if (name === "tls.conf" && !hasTls) continue;
    if (name.endsWith(".conf")) writeFileSync(path.join(folder, name), fillIn(readFileSync(file, "utf8"), name, all));
    else copyFileSync(file, path.join(folder, name));
  }
}

/** Returns the version of the installed nginx, which prints it to standard error. */
function readNginxVersion(): string {
  const { stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1];
  if (version === undefined) throw new Error("nginx is not installed here. Pass the version to use as NGINX_VERSION.");
  return version;
}

const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, undefined, { numeric: true }) < 0;

function fillIn(text: string, name: string, values: Record<string, string | undefined>): string {
  return text.replaceAll(/\$\{([A-Z][A-Z\d_]*)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs a value for ${key}`);
    return value;
  });
}

if (import.meta.main) {
  const [folder, ...pairs] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Pass the folder to write the configuration to");
  const values = Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  renderNginx(path.resolve(folder), values);
}
