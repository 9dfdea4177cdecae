import path from "node:path";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { listFiles } from "../build/build-files.ts";
import { editorConfig } from "./editor-config.ts";
import type { Field } from "./form-fields.ts";

type File = { file: string; fields: Field[] };
type Folder = { folder?: string; extension?: string; files?: File[]; fields?: Field[] };
const config = editorConfig(getContent(), "owner/name") as { collections: Folder[]; singletons: File[] };
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
