import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { ContentError } from "./reader/content-error.server.ts";
import type { Problem } from "./reader/content-error.server.ts";
import { readContent } from "./content.server.ts";
import type { Content } from "./content.server.ts";

const { terms, questions } = readContent("content");

/** A copy of the content in which one text was replaced, and the line it stands on. */
function brokenContent(file: string, before: string, after: string): { folder: string; line: number } {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content");
  cpSync("content", folder, { recursive: true });
  const text = readFileSync(path.join(folder, file), "utf8");
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
  writeFileSync(path.join(folder, file), text.replace(before, after));
  return { folder, line: text.slice(0, text.indexOf(before)).split("\n").length };
}

function problemsIn(folder: string): readonly Problem[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test("the content is without problems and sorted", () => {
  const { articles } = readContent("content");
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

const breaks = [
  [
    "a revision the text does not tell",
    "articles/ai-enterprise-influence.mdx",
    'revised: "2026-11-15"',
    'revised: "2026-10-15"',
    "revised",
    'needs "Revised in October 2026"',
  ],
  ["a misspelt key", "services/devsecops.yaml", "heading:", "headding:", "headding", "is not a known field"],
  [
    "a tool whose storage nobody tells",
    "site.yaml",
    'script: ""',
    "script: https://tool.example/t.js",
    "embeds.analytics",
    "storage.yaml does not say",
  ],
  ["a missing field", "testimonial.yaml", "highlight:", "quote2:", "highlight", "is missing"],
  [
    "a dangling link",
    "navigation.yaml",
    "service:cloud-exit",
    "service:exit",
    "left\\[\\d+\\].items\\[\\d+\\].to",
    "refers to service",
  ],
  ["a dangling slug", "services/devsecops.yaml", "parent: devops", "parent: devop", "parent", "refers to service"],
  [
    "a dangling address",
    "navigation.yaml",
    "external:careers",
    "external:jobs",
    "right\\[\\d+\\].items\\[\\d+\\].to",
    "refers to external",
  ],
  ["a repeated order", "services/devops.yaml", "order: 40", "order: 10", "order", "repeats the order of"],
  [
    "a repeated title",
    "legal/imprint.mdx",
    "title: Legal notice",
    "title: Privacy policy",
    "meta.title",
    "repeats the one of",
  ],
  [
    "a wrong type",
    "articles/ai-enterprise-influence.mdx",
    "minutes: 15",
    "minutes: five",
    "minutes",
    "a number in digits",
  ],
  [
    "an unknown tag",
    "legal/imprint.mdx",
    '<Fact name="registerNumber" />',
    "<Iframe />",
    "<Iframe>",
    "is not one of the tags",
  ],
  ["an unknown fact", "legal/imprint.mdx", 'name="vatId"', 'name="vat"', "Fact.name", "is none of"],
  [
    "a dangling link in a text",
    "legal/imprint.mdx",
    "(page:contact)",
    "(page:cntact)",
    "link page:cntact",
    "refers to page",
  ],
  [
    "code in a text",
    "legal/imprint.mdx",
    "The address and",
    "{x} The address and",
    "mdxTextExpression",
    "is not allowed",
  ],
] as const;

test.for(breaks)("%s is named with file, line and field", ([, file, before, after, field, message]) => {
  const { folder, line } = brokenContent(file, before, after);
  const isWhole = field === "highlight"; // What is missing has no line of its own: the file is named.
  expect(problemsIn(folder)).toContainEqual({
    file: `content/${file}`,
    line: isWhole ? 1 : line,
    field: expect.stringMatching(field),
    message: expect.stringContaining(message),
  });
});

test("GLOS-15 a second term with the same slug is named", () => {
  const { folder, line } = brokenContent("terms.yaml", "term: Kubernetes", "term: Azure?");
  expect(problemsIn(folder)).toContainEqual(
    expect.objectContaining({ file: "content/terms.yaml", line, message: 'repeats "azure"' }),
  );
});

test("FAQ-11 a second question with the same id is named", () => {
  const [first, second] = questions[0]?.items ?? [];
  const { folder, line } = brokenContent("questions.yaml", `id: ${second?.id}`, `id: ${first?.id}`);
  expect(problemsIn(folder)).toEqual([
    { file: "content/questions.yaml", line, field: "[0].items[1].id", message: `repeats "${first?.id}"` },
  ]);
});

test("GLOS-26 a related term that does not exist, or is the term itself, is named", () => {
  const [{ term, related }] = terms as [Content["terms"][number]];
  const dangling = brokenContent("terms.yaml", `related: [${related[0]},`, "related: [Nothing,");
  expect(problemsIn(dangling.folder)).toEqual([
    {
      file: "content/terms.yaml",
      line: dangling.line,
      field: "[0].related[0]",
      message: expect.stringContaining("Nothing"),
    },
  ]);
  const self = brokenContent("terms.yaml", `related: [${related[0]},`, `related: [${term},`);
  expect(problemsIn(self.folder)).toEqual([
    { file: "content/terms.yaml", line: self.line, field: "[0].related[0]", message: "lists the term itself" },
  ]);
});
