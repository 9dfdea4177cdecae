import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { listFiles } from "../build/build-files.ts";
import { editorConfig } from "./editor-config.ts";
import type { Field } from "./form-fields.ts";

type File = { file: string; fields: Field[] };
type Folder = { folder?: string; extension?: string; files?: File[]; fields?: Field[] };
const config = editorConfig(getContent(), {}, "http://site.test") as { collections: Folder[]; singletons: File[] };
const files = [...config.singletons, ...config.collections.flatMap(({ files: inside = [] }) => inside)];

test("has a form for every content file", () => {
  const folders = new Set(config.collections.map(({ folder, extension }) => `${folder}.${extension}`));
  const without = listFiles("content")
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .filter((file) => !files.some((form) => form.file === file))
    .filter((file) => !folders.has(path.dirname(file) + path.extname(file)));
  expect(without).toEqual([]);
});

test("shows a hint, a maximum length and options for fields", () => {
  const contact = files.find(({ file }) => file === "content/pages/contact.yaml")?.fields ?? [];
  expect(contact.find(({ name }) => name === "heading")).toMatchObject({
    label: "Heading",
    hint: "The page's main heading",
    required: true,
    maxlength: 80,
  });
  const groups = files.find(({ file }) => file === "content/questions.yaml")?.fields[0]?.["fields"] as Field[];
  const questions = groups.find(({ name }) => name === "items");
  expect(questions).toMatchObject({
    label: "Questions",
    label_singular: "Question",
    fields: expect.arrayContaining([
      expect.objectContaining({
        name: "id",
        pattern: [expect.any(String), expect.stringContaining("faq-azure")],
      }),
    ]),
  });
  const overview = files.find(({ file }) => file === "content/pages/company.yaml")?.fields ?? [];
  const cards = overview.find(({ name }) => name === "cards")?.["fields"] as Field[];
  expect(cards.find(({ name }) => name === "drawing")).toMatchObject({
    widget: "select",
    options: expect.arrayContaining(["about"]),
  });
  const terms = files.find(({ file }) => file === "content/terms.yaml")?.fields[0]?.["fields"] as Field[];
  const { term } = getContent().terms[0] ?? {};
  expect(terms.find(({ name }) => name === "related")).toMatchObject({
    multiple: true,
    min: 2,
    max: 6,
    options: expect.arrayContaining([{ label: term, value: term }]),
  });
});

test("allows the editor on a separate host to request the repository's host only, and no frames or preview", () => {
  const settings = { EDITOR_HOST: "gitea", EDITOR_REPOSITORY: "a/b", EDITOR_API: "https://git.test/api/v1" };
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("node", ["scripts/editor/build-editor.ts", folder], { env: { ...process.env, ...settings } });
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const page = read("index.html");
  expect(page.match(/https:[^ ;"]+/g)).toEqual(["https://git.test"]);
  expect(page).toContain("frame-src 'none'");
  expect(JSON.parse(read("config.json"))).toMatchObject({ editor: { preview: false } });
  expect(read("_headers")).toMatch(/^\/\*\n {2}.*frame-ancestors 'none'/);
});
