import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { listFiles } from "../../scripts/build/build-files.ts";
import { readTextFile } from "../../scripts/editor/text-file.ts";
import { EditorPage } from "../support/editor-page.ts";
import { serveFolder } from "../support/static-server.ts";

// In English, because labels are found by their text.
test.use({ locale: "en-US", contextOptions: { reducedMotion: "reduce" } });

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  cpSync("content", path.join(folder, "content"), { recursive: true });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: path.join(folder, "content"), EDITOR_REPOSITORY: "owner/name" };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return { status, output: stdout + stderr };
}

/** Returns the removed and added lines of each changed file, as a reviewer sees them. */
function listChanges(): Record<string, string[]> {
  const { output } = run("git", "diff", "--no-index", "--unified=0", "content", path.join(folder, "content"));
  const [, ...files] = output.split(/^diff --git a\//m);
  return Object.fromEntries(
    files.map((text) => [text.slice(0, text.indexOf(" ")), text.match(/^[+-](?![+-]{2} ).*/gm) ?? []]),
  );
}

function first<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error("The content has no such entry.");
  return entry;
}

test("only the lines that an editor changes differ, and the check names a wrong value", async ({ page }) => {
  expect(run("pnpm", "build:editor", "--outDir", path.join(folder, "editor"))).toMatchObject({ status: 0 });
  const server = await serveFolder(path.join(folder, "editor"), true);
  const hosts = new Set<string>();
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).host));
  const names = listFiles("content").filter((file) => /\.(?:yaml|mdx)$/.test(file));
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(name, "utf8")]));
  const editor = new EditorPage(page);
  await editor.open(server.origin, texts);

  const { articles, cases, terms, questions } = getContent();
  const expected: Record<string, string[]> = {};
  for (const [file, collection, entry, label] of [
    ["content/pages/home.yaml", "Pages", "Home", "Eyebrow"],
    ["content/legal/privacy.mdx", "Legal texts", "Privacy", "Heading"],
  ] as const) {
    await editor.edit(collection, entry);
    // Opening a form changes nothing.
    await expect(editor.saveButton, file).toBeDisabled();
    const box = (await editor.field(label)).getByRole("textbox");
    await box.fill(`Z${(await box.inputValue()).slice(1)}`);
    await editor.save();
    const [line = ""] = new RegExp(`^ *${label.toLowerCase()}: .*`, "m").exec(texts[file] ?? "") ?? [];
    expected[file] = [`-${line}`, `+${line.replace(/(?<=: '?)[^']/, "Z")}`];
  }

  // Rich text with a drawing.
  const [article, section] = first(
    articles.flatMap(({ slug, title }) => {
      const { sections = [] } = readTextFile(texts[`content/articles/${slug}.mdx`] ?? "");
      const found = sections.filter(({ text = "" }) => /^[A-Z][^]*\n<Figure /.test(text));
      return found.map((one) => [{ slug, title }, one] as const);
    }),
  );
  await editor.edit("Articles", article.title);
  const panel = await editor.unfold(section.title ?? "");
  await panel
    .locator("[contenteditable=true] > p")
    .first()
    .click({ position: { x: 4, y: 8 } });
  await page.keyboard.press("Home");
  await page.keyboard.type("A ");
  await editor.save();
  const [paragraph] = (section.text ?? "").split("\n");
  expected[`content/articles/${article.slug}.mdx`] = [`-${paragraph}`, `+A ${paragraph}`];

  const group = first(questions);
  // The form does not know the ids of other questions.
  const { id } = first(group.items);
  await editor.edit("FAQ", "Questions");
  const unfolded = await editor.unfold(group.label);
  await editor.add("Question", unfolded);
  await editor.fill("Id", id, await editor.field("Questions", unfolded));
  await editor.fill("Question", "Who writes these answers?", unfolded);
  await editor.fill("Answer", "The people who do the work.", unfolded);
  await editor.save();
  expected["content/questions.yaml"] = [
    `+    - id: ${id}`,
    "+      question: Who writes these answers?",
    "+      answer: The people who do the work.",
  ];

  const { category } = first(terms);
  const related = terms.slice(0, 2).map(({ term }) => term);
  await editor.edit("Glossary", "Terms");
  await editor.add("Term");
  await editor.fill("Term", "Dress Rehearsal");
  await editor.choose("Category", category);
  await editor.fill("Definition", "A dress rehearsal is a release that nobody sees.");
  for (const term of related) await editor.choose("Related", term);
  await editor.save();
  expected["content/terms.yaml"] = [
    "+- term: Dress Rehearsal",
    `+  category: ${category}`,
    "+  definition: A dress rehearsal is a release that nobody sees.",
    "+  related:",
    ...related.map((term) => `+    - ${term}`),
  ];

  const story = first(cases.filter(({ timeline }) => timeline?.length === 4));
  await editor.edit("Success stories", story.title);
  const steps = await editor.field("Timeline steps");
  await editor.add("Timeline step", steps);
  await editor.fill("Title", "Look back", steps);
  await editor.fill("From", "2099-01", steps);
  await editor.fill("Description", "Everybody says what to do differently.", steps);
  await editor.save();
  expected[`content/cases/${story.slug}.yaml`] = [
    "+  - title: Look back",
    "+    from: 2099-01",
    "+    description: Everybody says what to do differently.",
  ];

  for (const [name, saved] of Object.entries(await editor.read(names))) writeFileSync(path.join(folder, name), saved);
  expect(listChanges()).toEqual(expected);
  const { status, output } = run("pnpm", "check:content");
  expect(status).toBe(1);
  expect(output).toContain("1 problem(s)");
  expect(output).toMatch(new RegExp(`content/questions.yaml:\\d+  .*id  repeats "${id}"`));
  expect([...hosts].filter((host) => host !== "" && host !== new URL(server.origin).host)).toEqual([]);
  await page.close();
  await server.stop();
});
