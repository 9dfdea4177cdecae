// Copies the build into a folder for a static host: `node scripts/build/hosts/package-for-host.ts <host> <folder>`.
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";

import { aboutAlias, notFoundFile } from "#site/paths.ts";

import { listFiles } from "../build-files.ts";

const client = "build/client";

/** Empties the folder, then copies the build and the host's configuration (build/hosts) into it. */
export function packageForHost(host: string, folder: string): void {
  const configuration = path.join("build/hosts", host);
  if (!existsSync(configuration))
    throw new Error(`${configuration} is missing. Run pnpm build, and pass the name of a folder in build/hosts.`);
  rmSync(folder, { recursive: true, force: true });
  for (const file of listFiles(client)) {
    const name = file.slice(client.length);
    // Static hosts compress files themselves, and redirect the alias of the About page by a rule.
    if (/\.(br|gz)$/.test(name) || name === `${aboutAlias}/index.html`) continue;
    cpSync(file, folder + pageName(name));
  }
  cpSync(configuration, folder, { recursive: true });
}

/** Pages become files next to their folder, because hosts add a slash to the URL of a folder. */
const pageName = (name: string): string =>
  name === `${notFoundFile}/index.html` ? "/404.html" : name.replace(/(?<=.)\/index\.html$/, ".html");

if (import.meta.main) {
  const [host = "", folder = ""] = process.argv.slice(2);
  if (folder === "") throw new Error("Pass the name of the host and a folder to write to");
  packageForHost(host, folder);
}
