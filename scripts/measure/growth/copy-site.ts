import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const folders = ["api", "content", "deploy", "scripts", "site"];
const settings = [
  "SECURITY.md",
  "package.json",
  "react-router.config.ts",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** What a build reads, in a folder of its own: the real build and its cache of pictures stay as they are. */
export function copySite(folder: string): void {
  for (const name of [...folders, ...settings]) cpSync(name, path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((entry) => entry !== ".cache")) {
    symlinkSync(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
  }
}
