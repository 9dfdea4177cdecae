import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test, vi } from "vitest";

import { writeCommit } from "./write-commit.ts";

test("marks a build with another content folder, so that it cannot be packed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "commit-"));
  vi.stubEnv("CONTENT_DIR", folder);
  const file = path.join(folder, "commit.txt");
  writeCommit(file);
  vi.unstubAllEnvs();
  expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{40} with other content\n$/);
  rmSync(folder, { recursive: true });
});
