import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { ContentError } from "./reader/content-error.server.ts";
import type { Problem } from "./reader/content-error.server.ts";
import { readContent } from "./content.server.ts";

const { articles, cases, terms, questions } = readContent("content");
const article = articles.find(({ slug }) => slug === "ai-enterprise-influence");
const [term] = terms;
const [first, second] = questions[0]?.items ?? [];

type Mistake = [before: string, after: string, field: string, message: string, tags?: string];

/** A text, its replacement, and the field and message of the reported problem. */
const mistakes: Record<string, Mistake[]> = {
  "articles/ai-enterprise-influence.mdx": [
    [`revised: ${article?.revised}`, `revised: ${article?.date}`, "revised", "is not after the date"],
    [`minutes: ${article?.minutes}`, "minutes: 60", "minutes", "is 60, but reading", "ART-21"],
  ],
  [`cases/${cases[0]?.slug}.yaml`]: [
    ["\nsummary:", `\nsummary:${" word".repeat(81)}`, "summary", "has more than 80 words", "CASE-12"],
  ],
  "legal/imprint.mdx": [
    ['<Fact name="registerNumber" />', "<Iframe />", "<Iframe>", "is not one of the tags"],
    ['<Fact name="vatId" />', '<InUse tool="chat">x</InUse>', "InUse.tool", "is not an embed"],
    ['name="vatId"', 'name="vat"', "Fact.name", "is not one of"],
    ["(page:contact)", "(page:cntact)", "link page:cntact", "refers to page"],
    ["The address and", "{x} The address and", "mdxTextExpression", "is not allowed"],
    // The only row of its round: titles are compared if there is no other problem.
    ["title: Legal notice", "title: Privacy policy", "meta.title", "repeats the title of"],
  ],
  "navigation.yaml": [
    ["external:careers", "external:jobs", "items\\[\\d+\\].to", "refers to external"],
    ["'{eventPlatform}'", "'{eventsPlatform}'", "items\\[2\\].title", "did you mean eventPlatform?"],
  ],
  "questions.yaml": [
    [`id: ${second?.id}`, `id: ${first?.id}`, "^\\[0\\].items\\[1\\].id$", `repeats "${first?.id}"`, "FAQ-11"],
    [second?.question ?? "", first?.question ?? "", "^\\[0\\].items\\[1\\].question$", "repeats", "FAQ-10"],
  ],
  "services/devops.yaml": [["order: 40", "order: 10", "order", "repeats the order of"]],
  "services/devsecops.yaml": [["heading:", "headding:", "headding", "is not a known field"]],
  "site.yaml": [
    ["  map:", "  analytics: { script: https://t.example }\n  map:", "embeds.analytics", "storage.yaml does not list"],
  ],
  "terms.yaml": [
    ["term: Kubernetes", "term: Azure?", "", 'repeats "azure"', "GLOS-15"],
    [`    - ${term?.related[0]}`, "    - Nothing", "^\\[0\\].related\\[0\\]$", "Nothing", "GLOS-26"],
    [
      `    - ${term?.related[0]}`,
      `    - ${term?.term}`,
      "^\\[0\\].related\\[0\\]$",
      "lists the term itself",
      "GLOS-26",
    ],
  ],
  "testimonial.yaml": [["highlight:", "quote2:", "highlight", "is missing"]],
};

const rows = Object.entries(mistakes).flatMap(([file, changes]) =>
  changes.map(([before, after, field, message, tags = []], round) => {
    return { tags, round, file, before, after, field, message };
  }),
);

/** Returns a copy of the content with texts replaced. */
function copyContent(changes: readonly { file: string; before: string; after: string }[]): string {
  const parent = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, "content");
  cpSync("content", folder, { recursive: true });
  for (const { file, before, after } of changes) {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).toContain(before);
    writeFileSync(path.join(folder, file), text.replace(before, after));
  }
  return folder;
}

/** Returns the first line of a file that a replacement changes. */
function changedLine(file: string, before: string, after: string): number {
  const text = readFileSync(path.join("content", file), "utf8");
  const lines = text.split("\n");
  const changed = text.replace(before, after).split("\n");
  return changed.findIndex((line, index) => line !== lines[index]) + 1;
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

/** Reads one row of every file per round, because reading takes a second. */
const found = new Map<number, readonly Problem[]>();

for (const { tags, round, file, before, after, field, message } of rows) {
  test(`reports with line and field: ${file} ${message}`, { tags }, () => {
    const problems = found.get(round) ?? problemsIn(copyContent(rows.filter((row) => row.round === round)));
    found.set(round, problems);
    expect(problems).toContainEqual({
      file: `content/${file}`,
      line: message === "is missing" ? 1 : changedLine(file, before, after),
      field: expect.stringMatching(field) as string,
      message: expect.stringContaining(message) as string,
    });
  });
}

test("the build reports an invalid reference with file, line and field", () => {
  const change = { file: "services/cloud-consulting.yaml", before: "service: devsecops", after: "service: devsecopps" };
  const env = { ...process.env, CONTENT_DIR: copyContent([change]) };
  const { status, stderr } = spawnSync("pnpm", ["--workspace-root", "build"], { encoding: "utf8", env });
  const line = changedLine(change.file, change.before, change.after);
  expect(stderr).toContain(
    `content/${change.file}:${line}  related.services[0].service  refers to service "devsecopps"`,
  );
  expect(status).toBe(1);
});
