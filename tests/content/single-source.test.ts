import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

const listTracked = (...folders: string[]) =>
  execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
    .trim()
    .split("\n");

const { company, origin, mail, phone, dataService, indexing, embeds, externals } = getContent().site;

/** Returns the files other than content/site.yaml that contain a fact. */
const findRepeated = (facts: readonly string[], files: readonly string[]) =>
  files
    .filter((file) => file !== "content/site.yaml")
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return facts.filter((fact) => text.includes(fact)).map((fact) => `${file} repeats ${fact}`);
    });

test("company, host, mail and phone are in content/site.yaml only", { tags: "CALL-6" }, () => {
  const facts = [company, new URL(origin).host.replace("www.", ""), mail, phone];
  // Tests may name an example.
  const files = listTracked().filter((file) => !file.startsWith("tests/") && !file.endsWith(".test.ts"));
  expect(findRepeated(facts, files)).toEqual([]);
});

test("keys and external URLs are in content/site.yaml only", { tags: "CALL-6" }, () => {
  const { map } = embeds;
  const facts = [externals["newsletter"], externals["careers"], map && new URL(map.frame).host, indexing?.key];
  // Tests and documents may name an example.
  const files = listTracked("site", "api", "scripts", "deploy", "content").filter(
    (file) => !/\.(test\.ts|md)$|\.stories\.tsx$/.test(file),
  );
  expect(findRepeated([...facts.filter((fact) => fact !== undefined), dataService.key], files)).toEqual([]);
});

test("no secret is in the repository", { tags: "CALL-6" }, () => {
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJhbGciOi[\w-]{20,}|\b(AKIA|ghp_|sk_live_)[A-Za-z0-9]{12,}/;
  expect(listTracked().filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});
