import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { formatChangedPages, listChangedPages } from "./compare-builds.ts";

function writeBuild(pages: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "services"));
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test("lists added, changed and removed pages by their paths", () => {
  const before = writeBuild({
    "index.md": 'lastModified: "2026-11-01"\nHome',
    "contact.md": "Call us",
    "services/cloud-exit.md": "Leave",
    "llms.txt": "Old",
  });
  const after = writeBuild({
    "index.md": 'lastModified: "2026-11-18"\nHome',
    "contact.md": "Write to us",
    "services/quiet-nights.md": "Sleep",
    "llms.txt": "New",
  });
  const pages = listChangedPages(before, after);
  expect(pages).toEqual([
    { page: "/contact", change: "changed" },
    { page: "/services/cloud-exit", change: "removed" },
    { page: "/services/quiet-nights", change: "added" },
  ]);
  expect(formatChangedPages(pages)).toContain("- `/contact` changed\n");
  const changedHome = writeBuild({ "index.md": "New" });
  expect(listChangedPages(writeBuild({ "index.md": "Old" }), changedHome)).toEqual([{ page: "/", change: "changed" }]);
});
