// Which words the build has linked to the glossary, page by page: `pnpm term-links`. Read it after changing texts.
import { readFileSync } from "node:fs";
import path from "node:path";

import { listFiles } from "../files/list-files.ts";
import { warnOfOldBuild } from "../stage/find-newer.ts";

const folder = "build/client";

for (const file of listFiles(folder).filter((name) => name.endsWith(".html"))) {
  const links = [...readFileSync(file, "utf8").matchAll(/<a\b[^>]*class="term-link"[^>]*>([^<]*)<\/a>/g)];
  const words = links.map(([, text]) => text).join(", ");
  console.log(`/${path.relative(folder, path.dirname(file))} (${links.length})\n    ${words}`);
}
warnOfOldBuild();
