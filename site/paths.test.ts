import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { phoneHref } from "./paths.ts";
import routes from "./routes.ts";

const paths = routes.map(({ path, index }) => (index === true ? "/" : (path ?? "")));

// Without the cases, which an owner may delete; the snapshot below lists them.
test("the specified routes exist, and none has a parameter", { tags: "ROUT-1" }, () => {
  const statements = readFileSync("tests/acceptance.md", "utf8").matchAll(/^- \*\*ROUT-[2-7]\*\* .+$/gm);
  const specified = [...statements].flatMap(([statement]) => statement.match(/(?<=`)\/[^`]*/g) ?? []);
  expect(specified).toHaveLength(28);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test("the snapshot lists all routes", { tags: ["ROUT-1", "ROUT-8"] }, async () => {
  await expect(`${paths.join("\n")}\n`).toMatchFileSnapshot("paths.snapshot.txt");
});

test("a phone link has neither spaces nor hyphens", () => {
  expect(phoneHref("+49 30 1234-500")).toBe("tel:+49301234500");
});
