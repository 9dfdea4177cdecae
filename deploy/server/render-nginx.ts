import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Values of the configuration in the image (web.Containerfile, compose.yaml). Tests replace some. */
const image = {
  ACCESS_LOG: "/dev/stdout",
  API: "http://172.31.255.3:4180",
  ASSETS: "/srv/shared",
  CONFIG: "/etc/website",
  ERROR_LOG: "stderr warn",
  LISTEN: "8080",
  PAGE_RATE: "100r/s",
  /** Addresses that may name the visitor: those of the private network. */
  PROXIES: "172.31.255.0/28",
  ROOT: "/srv/website",
  STATE: "/var/cache/website",
  TEAM_FRESH: "60s",
  TEAM_RATE: "10r/s",
  WORKERS: "auto",
};

/** Values of the site: its origin, the key of the team, and the server of the team if it is not the data service. */
type SiteValues = { ORIGIN: string; API_KEY: string; TEAM?: string };

export type NginxValues = Partial<typeof image> & SiteValues;

const templates = path.join(import.meta.dirname, "nginx");

/** Writes the configuration of nginx with the map of legacy URLs into a folder. */
export function renderNginx(folder: string, legacyMap: string, given: NginxValues): void {
  const { API } = { ...image, ...given };
  const values: Record<string, string> = { ...image, TEAM: API, ...given };
  for (const [name, value] of Object.entries(values)) {
    // A value must not end its directive or start a block.
    if (/["'{};\\$\n]/.test(value)) throw new Error(`${name} contains a character that is special in nginx`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "legacy-map.conf"), legacyMap);
  for (const name of readdirSync(templates)) {
    const file = path.join(templates, name);
    if (name.endsWith(".conf")) writeFileSync(path.join(folder, name), fillIn(readFileSync(file, "utf8"), values));
    else copyFileSync(file, path.join(folder, name));
  }
}

const fillIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\$\{([A-Z][A-Z_]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for ${name}`);
    return value;
  });
