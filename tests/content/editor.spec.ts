import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test as base } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";

import { EditorPage } from "../support/editor-page.ts";

const { services, cases, articles, terms, questions, navigation, placeholders } = getContent();

const test = base.extend<{ editor: EditorPage }>({
  editor: async ({ page }, provide) => {
    const editor = new EditorPage(page);
    await editor.open();
    await provide(editor);
    editor.close();
  },
});
// A window in which a form has room: fields below it are not there before somebody scrolls.
test.use({ viewport: { width: 1280, height: 1800 } });

/** The first of a list that has one. */
function first<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error("The content has none");
  return entry;
}

test("five edits change the lines they mean and no other, and the result passes the checks", async ({ editor }) => {
  const { page } = editor;
  const service = first(services.filter(({ kind }) => kind === "detail"));
  await editor.edit("services-detail", service.slug);
  await editor.box("Heading").fill("A heading from the browser");
  await editor.save();

  const story = first(cases);
  const trigger = first(story.trigger);
  const told = trigger.replace(/[^ ]+$/, "nobody.");
  await editor.edit("cases", story.slug);
  await editor.box("A paragraph", await editor.field("Trigger")).fill(told);
  await editor.save();

  const term = first(terms.filter(({ related }) => related.length < 6));
  const related = first(term.related);
  const other = first(terms.filter((entry) => entry !== term && !term.related.includes(entry.term)));
  await editor.edit("_singletons", "terms");
  const panel = await editor.unfold(term.term);
  await panel.getByRole("button", { name: new RegExp(`^Remove .?${related}`) }).click();
  await panel.getByRole("combobox", { name: "Related" }).click();
  await page.getByRole("option", { name: other.term, exact: true }).click();
  await editor.save();

  // Placeholders are counted: nothing in the group of the question that goes may be one.
  const samples = new Set(placeholders.map(({ value }) => value));
  const poorer = first(questions.filter(({ items }) => !items.some(({ answer }) => samples.has(answer))));
  const gone = first(poorer.items.slice(-1));
  const richer = first(questions.filter((group) => group !== poorer));
  const added = {
    id: "faq-editor",
    question: "Who writes these answers?",
    answer:
      "The people who do the work write them, and one of us reads each of them once more before it is shown. If an " +
      "answer is wrong or has become old, tell us on the phone or in a message, and it is put right within a few days.",
  };
  await editor.edit("_singletons", "questions");
  const fewer = await editor.field("Items", await editor.unfold(poorer.label));
  await (await editor.panel(gone.question, fewer)).getByRole("button", { name: "Remove", exact: true }).click();
  const more = await editor.field("Items", await editor.unfold(richer.label));
  await more.getByRole("button", { name: /^Add/ }).click();
  await editor.box("Id", more).fill(added.id);
  await editor.box("Question", more).fill(added.question);
  await editor.box("Answer", more).fill(added.answer);
  await editor.save();

  const { changes, check, remove } = await compare(editor);
  const entry = (sign: string, { id, question, answer }: typeof added) =>
    [`- id: ${id}`, `question: ${question}`, `answer: ${answer}`].map((line) => `${sign} ${line}`);
  expect(changes).toEqual(
    [
      `< heading: ${service.heading}`,
      "> heading: A heading from the browser",
      `< - ${trigger}`,
      `> - ${told}`,
      `< - ${related}`,
      `> - ${other.term}`,
      ...entry("<", gone),
      ...entry(">", added),
    ]
      .map(plain)
      .toSorted(),
  );
  const { status, stdout, stderr } = check();
  expect(status, stdout + stderr).toBe(0);
  remove();
});

test("each kind of file is saved as it was, but for one word, and no other host is asked", async ({ editor }) => {
  const asked: string[] = [];
  editor.page.on("requestfinished", (request) => asked.push(new URL(request.url()).host));
  for (const [collection, entry] of [
    ["pages", "home"],
    ["services-overview", first(services.filter(({ kind }) => kind === "overview")).slug],
    ["articles", first(articles).slug],
    ["legal", "privacy"],
    ["_singletons", "site"],
    ["_singletons", "storage"],
    ["_singletons", "navigation"],
  ] as const) {
    await editor.edit(collection, entry);
    if (entry === "navigation") await editor.unfold(first(navigation.left.slice(1)).title);
    const box = editor.page.getByRole("textbox").first();
    await box.fill(`Z${(await box.inputValue()).slice(1)}`);
    await editor.save();
  }
  const { changes, remove } = await compare(editor);
  remove();
  expect(changes.map((line) => line.charAt(0)).join("")).toBe(`${"<".repeat(7)}${">".repeat(7)}`);
  const { host } = new URL(editor.page.url());
  expect(asked.filter((name) => name !== host && name !== "")).toEqual([]);
  expect(editor.warnings).toEqual([]);
  await expect(editor.page.locator("html")).toHaveAttribute("lang", /^en/);
});

/** In which lines the saved files differ from the repository's, and what the checks say of them. */
async function compare(editor: EditorPage) {
  const folder = mkdtempSync(path.join(tmpdir(), "edited-"));
  for (const [name, text] of Object.entries(await editor.read())) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const content = path.join(folder, "content");
  const { stdout: diff } = spawnSync("diff", ["-r", "content", content], { encoding: "utf8" });
  const check = () =>
    spawnSync("pnpm", ["check:content"], { encoding: "utf8", env: { ...process.env, CONTENT_DIR: content } });
  const changes = diff.split("\n").filter((line) => /^[<>]/.test(line));
  return { changes: changes.map(plain).toSorted(), check, remove: () => rmSync(folder, { recursive: true }) };
}

/** A line without indent and quotes. */
const plain = (line: string): string => line.replaceAll("'", "").replace(/^(.)\s+/, "$1 ");
