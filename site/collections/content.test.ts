import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { ContentError } from "./reader/content-error.server.ts";
import type { Problem } from "./reader/content-error.server.ts";
import { readContent } from "./content.server.ts";

const { articles, terms, questions } = readContent("content");
const [term] = terms;
const [first, second] = questions[0]?.items ?? [];

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
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

/** A text, what stands there instead, and what is then said of which field. */
const breaks: Record<string, [before: string, after: string, field: string, message: string][]> = {
  "articles/ai-enterprise-influence.mdx": [
    ["revised: 2026-11-16", "revised: 2026-10-15", "revised", 'needs "Revised in October 2026"'],
  ],
  "legal/imprint.mdx": [
    ["title: Legal notice", "title: Privacy policy", "meta.title", "repeats the one of"],
    ['<Fact name="registerNumber" />', "<Iframe />", "<Iframe>", "is not one of the tags"],
    ['<Fact name="vatId" />', '<InUse tool="chat">x</InUse>', "InUse.tool", "is not an embed"],
    ['name="vatId"', 'name="vat"', "Fact.name", "is none of"],
    ["(page:contact)", "(page:cntact)", "link page:cntact", "refers to page"],
    ["The address and", "{x} The address and", "mdxTextExpression", "is not allowed"],
  ],
  "navigation.yaml": [
    ["service:cloud-exit", "service:exit", "left\\[\\d+\\].items\\[\\d+\\].to", "refers to service"],
    ["external:careers", "external:jobs", "right\\[\\d+\\].items\\[\\d+\\].to", "refers to external"],
  ],
  "questions.yaml": [[`id: ${second?.id}`, `id: ${first?.id}`, "^\\[0\\].items\\[1\\].id$", `repeats "${first?.id}"`]],
  "services/devops.yaml": [["order: 40", "order: 10", "order", "repeats the order of"]],
  "services/devsecops.yaml": [
    ["heading:", "headding:", "headding", "is not a known field"],
    ["parent: devops", "parent: devop", "parent", "refers to service"],
  ],
  "site.yaml": [
    [
      "  map:",
      "  analytics: { script: https://tool.example/t.js }\n  map:",
      "embeds.analytics",
      "storage.yaml does not say",
    ],
  ],
  "terms.yaml": [
    ["term: Kubernetes", "term: Azure?", "", 'repeats "azure"'],
    [`    - ${term?.related[0]}`, "    - Nothing", "^\\[0\\].related\\[0\\]$", "Nothing"],
    [`    - ${term?.related[0]}`, `    - ${term?.term}`, "^\\[0\\].related\\[0\\]$", "lists the term itself"],
  ],
  "testimonial.yaml": [["highlight:", "quote2:", "highlight", "is missing"]],
};

const statements: Record<string, string> = { "questions.yaml": "FAQ-11 ", "terms.yaml": "GLOS-15 GLOS-26 " };
const cases = Object.entries(breaks).flatMap(([file, changes]) =>
  changes.map((change) => [`${statements[file] ?? ""}${file}`, file, ...change] as const),
);

test.for(cases)("%s is named with line and field", ([, file, before, after, field, message]) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content");
  cpSync("content", folder, { recursive: true });
  const text = readFileSync(path.join(folder, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(path.join(folder, file), text.replace(before, after));
  // What is missing has no line of its own: the file is named.
  const line = message === "is missing" ? 1 : text.slice(0, text.indexOf(before)).split("\n").length;
  expect(problemsIn(folder)).toContainEqual({
    file: `content/${file}`,
    line,
    field: expect.stringMatching(field),
    message: expect.stringContaining(message),
  });
});
