import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkColors, checkLogo } from "./check-brand.ts";

const tokens = readFileSync("site/styles/tokens.css", "utf8");
const logo = readFileSync("site/public/favicon.svg", "utf8");

const lineOf = (name: string) => tokens.split("\n").findIndex((line) => line.includes(`--color-${name}:`)) + 1;
const recolor = (name: string, color: string) => tokens.replace(new RegExp(`(?<=--color-${name}: )[^;]+`), color);

function problemsOf(check: typeof checkColors, text: string): string[] {
  const problems: ContentReader["problems"] = [];
  check("file", text, problems);
  return problems.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

const colorOf = (name: string) => new RegExp(`--color-${name}: ([^;]+)`).exec(tokens)?.[1] ?? "";

test("reports colors with too little contrast, with the pair and the ratio", () => {
  expect(problemsOf(checkColors, recolor("brand-light", colorOf("night")))).toEqual([
    `file:${lineOf("brand-light")} brand-light on night has a contrast of 1.00:1; text needs 4.5:1`,
  ]);
  expect(problemsOf(checkColors, recolor("control-line", colorOf("paper")))).toContain(
    `file:${lineOf("control-line")} control-line on paper has a contrast of 1.00:1; borders and focus outlines need 3:1`,
  );
  expect(problemsOf(checkColors, recolor("brand-light", "skyblue"))).toEqual([
    `file:${lineOf("brand-light")} --color-brand-light must be six hexadecimal digits, such as #1a2b3c`,
  ]);
  expect(problemsOf(checkColors, ":root { --color-paper: #ffffff; --color-ink: #767676; }")).not.toContainEqual(
    expect.stringContaining("ink on paper"),
  );
  expect(problemsOf(checkColors, ":root { --color-paper: #ffffff; --color-ink: #777777; }")).toContain(
    "file:1 ink on paper has a contrast of 4.47:1; text needs 4.5:1",
  );
});

test.for([
  ["an XML declaration", "<?xml?><svg ", "must start with <svg"],
  ["a size", '<svg width="48" height="48" ', "must have a viewBox, and neither width nor height"],
  ["a style", "<svg style='fill: red' ", "must consist of shapes"],
  ["too many characters", `<svg id="${"x".repeat(2000)}" `, "and every page contains it"],
] as const)("reports a logo with %s", ([, start, message]) => {
  expect(problemsOf(checkLogo, logo.replace("<svg ", start))).toEqual([
    expect.stringMatching(new RegExp(`^file:1 \\(logo\\) .*${message}`)),
  ]);
});
