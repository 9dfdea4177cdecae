import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

const listTracked = (...folders: string[]) =>
  execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
    .trim()
    .split("\n");

const { company, siteName, origin, mail, phone, products, dataService, indexing, embeds, externals } =
  getContent().site;

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
  const names = [siteName, ...Object.values(products)];
  const texts = listTracked("content/*.yaml", "content/*.mdx");
  // Tests may name an example.
  const files = listTracked().filter((file) => !file.startsWith("tests/"));
  expect([...findRepeated(facts, files), ...findRepeated(names, texts)]).toEqual([]);
});

test("keys and external URLs are in content/site.yaml only", { tags: "CALL-6" }, () => {
  const urls = [externals["newsletter"] ?? "", externals["careers"] ?? "", new URL(embeds.map?.frame ?? "").host];
  // Tests and documents may name an example.
  const files = listTracked("site", "api", "scripts", "deploy", "content").filter(
    (file) => !/\.(test\.ts|md)$|\.stories\.tsx$/.test(file),
  );
  expect(findRepeated([...urls, dataService.key, indexing?.key ?? ""], files)).toEqual([]);
});

test("no secret is in the repository", { tags: "CALL-6" }, () => {
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJhbGciOi[\w-]{20,}|\b(AKIA|ghp_|sk_live_)[A-Za-z0-9]{12,}/;
  expect(listTracked().filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});
