import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

/** Runs the real build on a copy of the content with one text replaced. */
function buildWith(file: string, before: string, after: string) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "broken-")), "content");
  cpSync("content", folder, { recursive: true });
  const target = path.join(folder, file);
  const text = readFileSync(target, "utf8");
  expect(text).toContain(before);
  writeFileSync(target, text.replace(before, after));
  const line = text.slice(0, text.indexOf(before)).split("\n").length;
  const { status, stdout, stderr } = spawnSync("pnpm", ["build"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder },
  });
  return { status, output: stdout + stderr, line };
}

test("a dangling related slug stops the build with file, line and field", () => {
  const { status, output, line } = buildWith("services/cloud-consulting.yaml", "    - devsecops", "    - devsecopps");
  expect(output).toContain(
    `content/services/cloud-consulting.yaml:${line}  related.services[0]  refers to service "devsecopps"`,
  );
  expect(status).toBe(1);
});
