import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { getContent } from "#site/collections/content.server.ts";

import { listFiles } from "../files/list-files.ts";
import { editorConfig } from "./editor-config.ts";
import type { Field } from "./form-fields.ts";

type File = { file: string; fields: Field[] };
type Folder = { folder?: string; extension?: string; files?: File[]; fields?: Field[] };
const config = editorConfig(getContent(), {}, "http://site.test") as { collections: Folder[]; singletons: File[] };
const files = [...config.singletons, ...config.collections.flatMap(({ files: inside = [] }) => inside)];

test("every content file has a form", () => {
  const folders = new Set(config.collections.map(({ folder, extension }) => `${folder}.${extension}`));
  const without = listFiles("content")
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .filter((file) => !files.some((form) => form.file === file))
    .filter((file) => !folders.has(path.dirname(file) + path.extname(file)));
  expect(without).toEqual([]);
});

test("fields say what they are for, how long they may be and what can be chosen", () => {
  const contact = files.find(({ file }) => file === "content/pages/contact.yaml")?.fields ?? [];
  expect(contact.map(({ name }) => name).slice(0, 4)).toEqual(["meta", "drawing", "heading", "lead"]);
  expect(contact[2]).toMatchObject({
    label: "Heading",
    hint: "The page's main heading",
    required: true,
    maxlength: 80,
  });
  expect(contact[1]).toMatchObject({ widget: "select", options: expect.arrayContaining(["contact"]) });
  const terms = files.find(({ file }) => file === "content/terms.yaml")?.fields[0]?.["fields"] as Field[];
  const { term } = getContent().terms[0] ?? {};
  expect(terms.find(({ name }) => name === "related")).toMatchObject({
    multiple: true,
    min: 2,
    max: 6,
    options: expect.arrayContaining([{ label: term, value: term }]),
  });
});

const build = (env: object) =>
  spawnSync("node", ["scripts/editor/build-editor.ts"], { encoding: "utf8", env: { ...process.env, ...env } });

test("the editor for a host of its own may ask the repository's host and nobody else", () => {
  expect(build({ EDITOR_HOST: "unknown", EDITOR_REPOSITORY: "owner/name" }).status).toBe(1);
  expect(build({}).stderr).toContain("EDITOR_REPOSITORY");
  const { status, stderr } = build({
    EDITOR_HOST: "gitea",
    EDITOR_REPOSITORY: "a/b",
    EDITOR_API: "https://git.test/api/v1",
  });
  expect(status, stderr).toBe(0);
  const page = readFileSync("build/editor/index.html", "utf8");
  expect(page.match(/https:[^ ;"]+/g)).toEqual(["https://git.test"]);
});
