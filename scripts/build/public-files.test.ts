import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { publicFiles } from "./public-files.ts";

test("security.txt has every field once, expires within a year, and links to an existing policy", () => {
  const files = publicFiles(getContent(), []);
  const lines = files["/.well-known/security.txt"]?.trimEnd().split("\n") ?? [];
  const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]));

  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", "Policy"]);
  expect(lines).toHaveLength(fields.size);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  const policy = fields.get("Policy")?.slice(getContent().site.origin.length) ?? "";
  expect(files[policy]).toBe(readFileSync("SECURITY.md", "utf8"));
});
