import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { listFiles } from "../../scripts/build/build-files.ts";

test("the public build contains nothing of the editor, its preview or the launch list", () => {
  const files = listFiles("build/client").filter((file) => /\.(js|html|json|css)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /sveltia|preview_path|placeholders/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
