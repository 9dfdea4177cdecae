// The build as a static host wants it: node scripts/stage/lay-out-for-host.ts <host> <folder>
// Pages are files beside their folder, so that no host puts a slash behind their address.
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import { aboutAlias, movedFile, movedFolder, notFoundFile } from "#site/paths.ts";

import { oldAddressRules } from "../build/hosts/old-address-rules.ts";
import { listFiles } from "../files/list-files.ts";

const client = "build/client";
const notices = new Set(oldAddressRules.map(({ target }) => `${movedFile(target)}/index.html`));

/** Copies the build and the host's own files (build/hosts) into a folder, which is emptied first. */
export function layOutForHost(host: string, folder: string): void {
  const own = path.join("build/hosts", host);
  if (!existsSync(own)) throw new Error(`There is no ${own}: run pnpm build, and name one of its hosts`);
  rmSync(folder, { recursive: true, force: true });
  for (const file of listFiles(client)) {
    const name = placeOf(file.slice(client.length));
    if (name !== undefined) copy(file, path.join(folder, name));
  }
  for (const file of listFiles(own)) copy(file, path.join(folder, path.basename(file)));
}

/** Hosts compress by themselves, send the About page's alias on by a rule, and use the notices that rules name. */
function placeOf(name: string): string | undefined {
  if (/\.(br|gz)$/.test(name) || name === `${aboutAlias}/index.html`) return undefined;
  if (name.startsWith(`${movedFolder}/`) && !notices.has(name)) return undefined;
  if (name === `${notFoundFile}/index.html`) return "/404.html";
  return name.replace(/(?<=.)\/index\.html$/, ".html");
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

if (import.meta.main) {
  const [host = "", folder = ""] = process.argv.slice(2);
  if (folder === "") throw new Error("Name the host and the folder");
  layOutForHost(host, folder);
}
