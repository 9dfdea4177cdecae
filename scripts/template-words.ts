import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import routes from "../site/routes.ts";

const imported = /from "(#site\/[^"]+\.tsx?|\.{1,2}\/[^"]+\.tsx?)"/g;

/**
 * Every word in the components that can show on a page: among them are the names of all classes it may come to need.
 * What is made at build only (`*.server.*`) stands in the page itself.
 */
export function templateWords(address: string): Set<string> {
  const template = routes.find((route) => (route.index === true ? "/" : route.path) === address);
  const files = new Set<string>();
  follow("site/root.tsx", files);
  // Files without an address: the not-found page, and the notices of old addresses, which are the same route.
  follow(`site/${template?.file ?? "routes/not-found.tsx"}`, files);
  return new Set([...files].flatMap((file) => readFileSync(file, "utf8").split(/[\s"'`{}]+/)));
}

function follow(file: string, files: Set<string>): void {
  if (files.has(file) || file.includes(".server.") || !existsSync(file)) return;
  files.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(imported)) {
    follow(name.startsWith("#") ? name.slice(1) : path.join(path.dirname(file), name), files);
  }
}
