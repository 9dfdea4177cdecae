import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";

import { slugify } from "#site/slugify.ts";

import { forgetContent, getContent, readContent } from "./content.server.ts";
import { ContentError } from "./reader/content-error.server.ts";
import type { Problem } from "./reader/content-error.server.ts";

const { articles, cases, services, questions, pages, legal, site } = readContent("content");
const article = articles.find(({ slug }) => slug === "ai-enterprise-influence");
// The content is sorted, but the first rows below change the first entry of the file.
const [term, secondTerm] = parse(readFileSync("content/terms.yaml", "utf8")) as { term: string; related: string[] }[];
// Overviews come before details.
const [firstService, secondService] = services;
const detail = services.find((service) => service.kind === "detail");
const [firstPart, secondPart] = detail?.capabilities.map(({ part }) => part) ?? [];
const [firstWord, secondWord] = pages.home.hero.words;
const [product] = Object.keys(site.products);
const [first, second] = questions[0]?.items ?? [];

type Mistake = [before: string | RegExp, after: string, field: string, message: string, tags?: string];

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
    ['<Fact name="vatId" />', "{vatId}", "text in braces", "cannot be shown here"],
    // The only row of its round: titles are compared if there is no other problem.
    [/title: .*/, `title: ${JSON.stringify(legal.privacy.meta.title)}`, "meta.title", "repeats the title of"],
  ],
  "navigation.yaml": [
    ["external:careers", "external:jobs", "items\\[\\d+\\].to", "refers to external"],
    [/title: .*/, `title: "{${product}s}"`, "title$", `did you mean ${product}`],
  ],
  "questions.yaml": [
    [`id: ${second?.id}`, `id: ${first?.id}`, "^\\[0\\].items\\[1\\].id$", `repeats "${first?.id}"`, "FAQ-11"],
    [second?.question ?? "", first?.question ?? "", "^\\[0\\].items\\[1\\].question$", "repeats", "FAQ-10"],
  ],
  [`services/${secondService?.slug}.yaml`]: [
    [`order: ${secondService?.order}`, `order: ${firstService?.order}`, "order", "repeats the order of"],
  ],
  "pages/contact.yaml": [
    ["\nlead:", "\nlead2:", "lead", "is missing"],
    [/^heading: .*/m, `heading: "${"{town} ".repeat(30)}"`, "heading", "80 characters with its variables filled in"],
  ],
  "pages/home.yaml": [
    [/part: .*/, "part: moat", "^hero.words\\[0\\].part$", "is not one of the parts of the city: "],
    [
      `part: ${secondWord?.part}`,
      `part: ${firstWord?.part}`,
      "^hero.words\\[1\\].part$",
      `repeats "${firstWord?.part}"`,
    ],
  ],
  [`services/${detail?.slug}.yaml`]: [
    [/part: .*/, "part: moat", "^capabilities\\[0\\].part$", "is none of the parts of the drawing: "],
    [`part: ${secondPart}`, `part: ${firstPart}`, "^capabilities\\[1\\].part$", `repeats ${firstPart}`],
    ["heading:", "headding:", "headding", "is not a known field"],
  ],
  "site.yaml": [
    ["  map:", "  analytics: { script: https://t.example }\n  map:", "embeds.analytics", "storage.yaml does not list"],
    [
      "  map:",
      "  visitorTool: { script: https://t.example }\n  map:",
      "embeds.visitorTool",
      "does not name its provider",
    ],
  ],
  "terms.yaml": [
    [
      `term: ${secondTerm?.term}`,
      `term: ${term?.term}?`,
      "^\\[1\\].term$",
      `repeats "${slugify(term?.term ?? "")}"`,
      "GLOS-15",
    ],
    [`    - ${term?.related[0]}`, "    - Nothing", "^\\[0\\].related\\[0\\]$", "Nothing", "GLOS-26"],
    [/term: .*/, "term: 5G", "^\\[0\\].term$", "does not start with a letter from A to Z", "GLOS-6"],
    [
      `    - ${term?.related[0]}`,
      `    - ${term?.term}`,
      "^\\[0\\].related\\[0\\]$",
      "lists the term itself",
      "GLOS-26",
    ],
  ],
};

const rows = Object.entries(mistakes).flatMap(([file, changes]) =>
  changes.map(([before, after, field, message, tags = []], round) => {
    return { tags, round, file, before, after, field, message };
  }),
);

/** Returns a copy of the content with texts replaced. */
function copyContent(changes: readonly { file: string; before: string | RegExp; after: string }[]): string {
  const parent = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, "content");
  cpSync("content", folder, { recursive: true });
  for (const { file, before, after } of changes) {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).toMatch(before);
    writeFileSync(path.join(folder, file), text.replace(before, after));
  }
  return folder;
}

/** Returns the first line of a file that a replacement changes. */
function changedLine(file: string, before: string | RegExp, after: string): number {
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

test("reports no references to entries of an invalid file", () => {
  const cards = parse(readFileSync("content/pages/resources.yaml", "utf8")).cards as {
    question?: string;
    terms?: string[];
  }[];
  const question = cards.flatMap((card) => card.question ?? [])[0];
  const name = cards.flatMap((card) => card.terms ?? [])[0];
  const changes = [
    { file: "questions.yaml", before: `id: ${question}`, after: "id: Wrong" },
    { file: "terms.yaml", before: `term: ${name}`, after: `term: ${"x".repeat(200)}` },
  ];
  const files = problemsIn(copyContent(changes)).map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(["content/terms.yaml", "content/questions.yaml"]));
});

test("a text is parsed when its page is rendered, and reports its mistakes then", () => {
  const file = `articles/${article?.slug}.mdx`;
  vi.stubEnv("CONTENT_DIR", copyContent([{ file, before: "<Section", after: "<Part" }]));
  // The content is shared by the tests of a worker.
  forgetContent();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    forgetContent();
  });
  const read = getContent().articles.find(({ slug }) => slug === article?.slug);
  expect(() => read?.parse()).toThrow(`content/${file}:`);
});

test("the build reports an invalid reference with file, line and field", () => {
  const related = detail?.related[0]?.service;
  const change = {
    file: `services/${detail?.slug}.yaml`,
    before: `service: ${related}`,
    after: `service: ${related}x`,
  };
  const env = { ...process.env, CONTENT_DIR: copyContent([change]) };
  const { status, stderr } = spawnSync("pnpm", ["--workspace-root", "build"], { encoding: "utf8", env });
  const line = changedLine(change.file, change.before, change.after);
  const problem = stderr.split("\n").find((text) => text.includes(`content/${change.file}:${line} `));
  expect(problem).toContain(`  related[0].service  refers to service "${related}x"`);
  expect(status).toBe(1);
});
