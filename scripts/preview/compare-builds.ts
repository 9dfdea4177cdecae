// Lists the pages that differ between two builds: `node scripts/preview/compare-builds.ts ../base/build/client build/client`.
// Writes the comment for a pull request, and the paths for `pnpm screenshots`, to build/preview.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { listFiles } from "../build/build-files.ts";

type ChangedPage = { page: string; change: "added" | "changed" | "removed" };

/** Compares the Markdown of two builds, which contains text, links and metadata of each page, but neither menu nor footer. */
export function listChangedPages(before: string, after: string): ChangedPage[] {
  const [old, current] = [readPages(before), readPages(after)];
  return [...new Set([...old.keys(), ...current.keys()])].toSorted().flatMap((page): ChangedPage[] => {
    if (!old.has(page)) return [{ page, change: "added" }];
    if (!current.has(page)) return [{ page, change: "removed" }];
    return old.get(page) === current.get(page) ? [] : [{ page, change: "changed" }];
  });
}

function readPages(folder: string): Map<string, string> {
  const files = listFiles(folder).filter((file) => file.endsWith(".md"));
  return new Map(
    files.map((file) => [
      `/${path.relative(folder, file)}`.replace(/(?:index)?\.md$/, ""),
      // The date alone is no change.
      readFileSync(file, "utf8").replace(/^lastModified: .*\n/m, ""),
    ]),
  );
}

/** Returns the comment for a pull request. */
export function formatChangedPages(pages: readonly ChangedPage[]): string {
  const lines = pages.map(({ page, change }) => `- \`${page}\` ${change}`);
  const title = `Pages with a different text: ${pages.length}`;
  return [title, "", ...lines, "", "Menu, footer and drawings are not compared.", ""].join("\n");
}

if (import.meta.main) {
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
}
