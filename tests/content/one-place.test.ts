import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

const { site } = getContent();

/**
 * Code and configuration. Tests and documents may name an example; the seed stands for the owner's database, and
 * deploy/site.env for the file that every server has for itself.
 */
const files = execFileSync("git", ["ls-files", "site", "api", "scripts", "deploy", "content"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter(
    (file) => file !== "content/site.yaml" && !/\.(test\.ts|md)$|seed\.sql$|site\.env$|\.stories\.tsx$/.test(file),
  );

test.for([
  ["host", new URL(site.origin).host],
  ["mail", site.mail],
  ["phone", site.phone],
  ["anonymous key", site.dataService.key],
  ["indexing key", site.indexing?.key ?? ""],
  ["map", new URL(site.embeds.map?.frame ?? "").host],
  ["newsletter", site.externals["newsletter"] ?? ""],
  ["careers", site.externals["careers"] ?? ""],
] as const)("CALL-6 the %s stands in content/site.yaml and nowhere else", ([, fact]) => {
  expect(fact).not.toBe("");
  expect(files.filter((file) => readFileSync(file, "utf8").includes(fact))).toEqual([]);
});

test("CALL-6 nothing that looks like a secret is in the repository", () => {
  const all = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJhbGciOi[\w-]{20,}|\b(AKIA|ghp_|sk_live_)[A-Za-z0-9]{12,}/;
  expect(all.filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});
