import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkPhotographs } from "./check-photographs.ts";

test("reports photographs with a wrong name or too many bytes", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-photographs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["nora-nachtigall.webp", "Nora Nachtigall.JPG"]) writeFileSync(path.join(folder, name), "x");
  writeFileSync(path.join(folder, "large.jpg"), "x".repeat(40_001));
  const problems: ContentReader["problems"] = [];
  checkPhotographs(folder, problems);
  expect(problems.map(({ file, message }) => `${path.basename(file)} ${message}`)).toEqual([
    expect.stringContaining("Nora Nachtigall.JPG needs a name such as first-last.webp"),
    expect.stringContaining("large.jpg has 40001 bytes"),
  ]);
});
