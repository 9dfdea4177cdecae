// Lists the pages that differ between two builds: `node scripts/preview/compare-builds.ts ../base/build/client build/client`.
// Writes the comment for a pull request, and the paths for `pnpm screenshots`, to build/preview.
import { mkdirSync, writeFileSync } from "node:fs";

import { formatChangedPages, listChangedPages } from "./changed-pages.ts";

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) throw new Error("Name the folders of two builds");
const pages = listChangedPages(before, after);
const comment = formatChangedPages(pages);
const existing = pages.filter(({ change }) => change !== "removed").map(({ page }) => page);
mkdirSync("build/preview", { recursive: true });
writeFileSync("build/preview/comment.md", comment);
// A change of menu or footer shows on the home page.
writeFileSync("build/preview/paths.txt", (existing.length > 0 ? existing : ["/"]).join("\n"));
console.log(comment);
