import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { azureConfig } from "./azure-config.ts";
import { redirectFiles } from "./redirect-files.ts";

/**
 * What nginx's configuration says, for hosts of files. Not below build/client, where each would be an address;
 * scripts/stage/lay-out-for-host.ts brings both together.
 */
export function writeHostFiles(addresses: readonly string[], files: readonly string[], folder: string): void {
  const ends = [...new Set(files.map((file) => path.extname(file).slice(1)))]
    .filter((end) => end !== "html")
    .toSorted();
  const hosts = {
    azure: azureConfig(addresses, ends),
    // It would allow every other site to read every file.
    cloudflare: redirectFiles(ends, ["  ! Access-Control-Allow-Origin"]),
    netlify: redirectFiles(ends),
  };
  for (const [host, texts] of Object.entries(hosts)) {
    mkdirSync(path.join(folder, host), { recursive: true });
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, host, name), text);
  }
}
