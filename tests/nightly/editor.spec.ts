import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { getContent, readContent } from "#site/content/content.server.ts";

import { readTextFile } from "../../scripts/editor/text-file.ts";
import { EditorPage } from "../support/editor-page.ts";

// Fields outside the viewport do not exist.
test.use({ viewport: { width: 1280, height: 1800 }, locale: "en-US" });

function first<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error("The content has no such entry.");
  return entry;
}

test("the editor changes one value in every kind of file and requests no other host", async ({ page }) => {
  const { articles, cases, terms, questions, navigation } = getContent();
  const editor = new EditorPage(page);
  const warnings: string[] = [];
  page.on("console", (message) => {
    // Chromium calls the sandbox of the CMS's preview ineffective, and no server renders the page in it here.
    if (message.type() === "warning" && !/sandbox|postMessage/.test(message.text())) warnings.push(message.text());
  });
  const hosts = new Set<string>();
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).host));
  await editor.open();

  const edits = new Map<string, [before: string, after: string]>();
  for (const [file, collection, entry] of [
    ["pages/home.yaml", "pages", "home"],
    ["services/cloud-exit.yaml", "services-detail", "cloud-exit"],
    [`articles/${first(articles).slug}.mdx`, "articles", first(articles).slug],
    [`cases/${first(cases).slug}.yaml`, "cases", first(cases).slug],
    ["legal/privacy.mdx", "legal", "privacy"],
    ["site.yaml", "_singletons", "site"],
    ["navigation.yaml", "_singletons", "navigation"],
  ] as const) {
    await editor.edit(collection, entry);
    await expect(editor.saveButton, file).toBeDisabled();
    if (entry === "navigation") await editor.unfold(first(navigation.left.slice(1)).title);
    const box = page.getByRole("textbox").first();
    const before = await box.inputValue();
    const after = `Z${before.slice(1)}`;
    await box.fill(after);
    await editor.save();
    edits.set(`content/${file}`, [before, after]);
  }

  const term = first(terms.filter(({ related }) => related.length < 6));
  const other = first(terms.filter((entry) => entry !== term && !term.related.includes(entry.term)));
  await editor.edit("glossary", "terms");
  await (await editor.unfold(term.term)).getByRole("combobox", { name: "Related" }).click();
  await page.getByRole("option", { name: other.term, exact: true }).click();
  await editor.save();

  const group = first(questions);
  const added = { id: "faq-editor", question: "Who writes these answers?", answer: "The people who do the work." };
  await editor.edit("faq", "questions");
  const items = await editor.field("Questions", await editor.unfold(group.label));
  await items.getByRole("button", { name: /^Add/ }).click();
  await editor.box("Id", items).fill(added.id);
  await editor.box("Question", items).fill(added.question);
  await editor.box("Answer", items).fill(added.answer);
  await editor.save();

  const files = await editor.read();
  for (const [file, [before, after]] of edits) {
    expect(files[file], file).toContain(after);
    expect(files[file]?.replace(after, before), file).toBe(editor.before[file]);
  }
  const saved = readSaved(files);
  const related = [...term.related, other.term];
  expect(saved.terms).toEqual(terms.map((entry) => (entry === term ? { ...term, related } : entry)));
  expect(saved.questions).toEqual(questions.with(0, { ...group, items: [...group.items, added] }));
  expect(warnings).toEqual([]);
  expect([...hosts].filter((host) => host !== "" && host !== new URL(page.url()).host)).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
  editor.close();
});

test("the rich text of an article changes only the line that is edited", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  const texts = Object.entries(editor.before).filter(([name]) => name.startsWith("content/articles/"));
  const [file, before, section] = first(
    texts.flatMap(([name, text]) => {
      const sections = readTextFile(text).sections ?? [];
      const found = sections.find((one) => /^[A-Z][^]*\n<Figure /.test(one.text ?? ""));
      return found ? [[name, text, found] as const] : [];
    }),
  );
  await editor.edit("articles", path.basename(file, ".mdx"));
  const panel = await editor.unfold(section.title ?? "");
  const paragraph = panel.locator("[contenteditable=true] > p").first();
  await paragraph.click({ position: { x: 4, y: 8 } });
  await page.keyboard.press("Home");
  await page.keyboard.type("A ");
  // Neither closes the form.
  await page.keyboard.press("Escape");
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await editor.save();
  const saved = await editor.read();
  expect(saved[file]).toBe(before.replace(section.text ?? "", (text) => `A ${text}`));
  editor.close();
});

function readSaved(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "edited-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const content = readContent(path.join(folder, "content"));
  rmSync(folder, { recursive: true });
  return content;
}
