import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

const listTracked = (...folders: string[]) =>
  execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
    .trim()
    .split("\n");

test("CALL-6 host, keys, mail, phone and external URLs are in content/site.yaml only", () => {
  const { origin, mail, phone, dataService, indexing, embeds, externals } = getContent().site;
  const hosts = [origin, embeds.map?.frame ?? ""].map((url) => new URL(url).host);
  const urls = [externals["newsletter"] ?? "", externals["careers"] ?? ""];
  const facts = [...hosts, ...urls, mail, phone, dataService.key, indexing?.key ?? ""];
  // Tests and documents may name an example; the seed and site.env are samples of files on the server.
  const others = listTracked("site", "api", "scripts", "deploy", "content").filter(
    (file) => file !== "content/site.yaml" && !/\.(test\.ts|md)$|seed\.sql$|site\.env$|\.stories\.tsx$/.test(file),
  );
  const repeated = others.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file} repeats ${fact}`);
  });
  expect(repeated).toEqual([]);
});

test("CALL-6 no secret is in the repository", () => {
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJhbGciOi[\w-]{20,}|\b(AKIA|ghp_|sk_live_)[A-Za-z0-9]{12,}/;
  expect(listTracked().filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});
