import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { writeSecurityText } from "./write-security-text.ts";

test("security.txt has every field once, expires within a year, and links to an existing policy", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-security-"));
  writeSecurityText(folder);
  const lines = readFileSync(`${folder}/.well-known/security.txt`, "utf8").trimEnd().split("\n");
  const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]));
  const policy = fields.get("Policy")?.replace(getContent().site.origin, folder) ?? "";
  const policyText = readFileSync(policy, "utf8");
  rmSync(folder, { recursive: true });

  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", "Policy"]);
  expect(lines).toHaveLength(fields.size);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(policyText).toBe(readFileSync("SECURITY.md", "utf8"));
});
