// Stores content files as the editor saves them: part of `pnpm fix`. With --check, lists the others.
import { writeFileSync } from "node:fs";

import { listUnformattedFiles } from "./content-files.ts";

const files = listUnformattedFiles();
if (process.argv.includes("--check")) {
  for (const { file } of files) console.error(`${file} is not stored as the editor saves it. Run pnpm fix.`);
  process.exitCode = Math.min(files.length, 1);
} else {
  for (const { file, formatted } of files) writeFileSync(file, formatted);
}
