import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { findNewerSource } from "./find-newer-source.ts";

test("a text written after the build is found; a test, a remark and an older text are not", () => {
  const root = mkdtempSync(path.join(tmpdir(), "website-newer-"));
  const write = (file: string, seconds: number) => {
    const whole = path.join(root, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, "");
    utimesSync(whole, seconds, seconds);
  };
  write("content/terms.yaml", 1);
  write("build/build.sha256", 2);
  for (const file of ["content/README.md", "site/paths.test.ts", "site/node_modules/react/index.js"]) write(file, 3);
  expect(findNewerSource(root)).toBeUndefined();
  write("content/services/devops.yaml", 3);
  expect(findNewerSource(root)).toBe(path.join(root, "content/services/devops.yaml"));
  rmSync(root, { recursive: true });
});
