// What more pages and terms cost, in the build and in the browser: `pnpm measure:growth`, or with factors behind it.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { copySite } from "./growth/copy-site.ts";
import { growContent } from "./growth/grow-content.ts";
import { runStep } from "./growth/run-step.ts";
import { measurePage } from "../build/page-bytes.ts";
import { pageFile } from "../files/page-file.ts";

const wanted = process.argv.slice(2).map(Number);
const watched = ["/contact", "/resources/glossary", "/resources/blog", "/company/references"];

for (const factor of wanted.length > 0 ? wanted : [1, 4, 16]) {
  const folder = mkdtempSync(path.join(tmpdir(), "website-growth-"));
  try {
    copySite(folder);
    growContent(path.join(folder, "content"), factor);
    const steps = {
      content: runStep(folder, "scripts/measure/growth/read-content.ts"),
      pages: runStep(folder, "node_modules/@react-router/dev/bin.cjs", "build"),
      pictures: runStep(folder, "scripts/measure/growth/draw-pictures.ts"),
      finish: runStep(folder, "scripts/build/finish-build.ts"),
    };
    report(folder, factor, steps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(folder: string, factor: number, steps: Record<string, ReturnType<typeof runStep>>): void {
  const client = path.join(folder, "build/client");
  const pages = readFileSync(`${client}/sitemap.xml`, "utf8").match(/<loc>/g)?.length ?? 0;
  const { terms } = JSON.parse(readFileSync(`${client}/glossary.json`, "utf8")) as { terms: unknown[] };
  console.log(`\n${factor} times: ${pages} pages, ${terms.length} terms`);
  console.table(
    Object.fromEntries(
      Object.entries(steps).map(([name, { wall, cpu, memory }]) => [
        name,
        {
          "wall s": wall.toFixed(1),
          "CPU s": cpu.toFixed(1),
          "CPU ms a page": Math.round((cpu * 1000) / pages),
          "peak MB": Math.round(memory),
        },
      ]),
    ),
  );
  console.table(watched.map((address) => measurePage(client, pageFile(client, address))));
}
