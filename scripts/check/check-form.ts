// Compares every content file with what the editor in the browser would write, so that whoever saves there changes nothing
// else. With --fix (`pnpm fix:content`) writes the files so; remarks are left out, as they are there.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "#site/collections/content.server.ts";
import { writtenForm } from "#site/collections/reader/written-form.server.ts";

import { listFiles } from "../files/list-files.ts";

for (const file of listFiles(contentFolder()).filter((name) => /\.(yaml|mdx)$/.test(name))) {
  const text = readFileSync(file, "utf8");
  const form = writtenForm(path.relative(contentFolder(), file), text);
  if (text === form) continue;
  const name = path.relative(path.dirname(contentFolder()), file);
  if (process.argv.includes("--fix")) {
    writeFileSync(file, form);
    console.log(`${name} is in the editor's form now`);
  } else {
    const [lines, wanted] = [text, form].map((whole) => whole.split("\n").map((line) => line.trim().slice(0, 60)));
    const index = wanted?.findIndex((line, place) => line !== lines?.[place]) ?? 0;
    const message = `says "${lines?.[index]}" where the editor writes "${wanted?.[index]}": run pnpm fix`;
    console.error(`${name}:${index + 1}  (form)  ${message}`);
    process.exitCode = 1;
  }
}
