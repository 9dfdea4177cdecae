import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { azureConfig } from "./azure-config.ts";
import { redirectFiles } from "./redirect-files.ts";

/** Writes the configuration of static hosts, outside build/client, where each file would have a URL. */
export function writeHostFiles(paths: readonly string[], files: readonly string[], folder: string): void {
  const extensions = [...new Set(files.map((file) => path.extname(file).slice(1)))].toSorted();
  const others = extensions.filter((extension) => extension !== "html");
  const hosts = {
    azure: azureConfig(paths, others),
    // By default, Cloudflare allows cross-origin reads of every file.
    cloudflare: redirectFiles(others, ["  ! Access-Control-Allow-Origin"]),
    netlify: redirectFiles(others),
  };
  for (const [host, texts] of Object.entries(hosts)) {
    mkdirSync(path.join(folder, host), { recursive: true });
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, host, name), text);
  }
}
