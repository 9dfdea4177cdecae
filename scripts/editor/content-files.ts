import { readFileSync } from "node:fs";
import path from "node:path";

import { formatYaml, parseYamlSource } from "#site/content/reader/yaml-source.server.ts";

import { listFiles } from "../build/build-files.ts";
import { editorConfig } from "./editor-config.ts";
import { subFields } from "./form-fields.ts";
import type { Field } from "./form-fields.ts";
import { readTextFile, writeTextFile } from "./text-file.ts";
import type { TextFile } from "./text-file.ts";

type Data = Record<string, unknown>;

/** The form of a file or of the files in a folder, or several forms of files. */
type Form = {
  file?: string;
  folder?: string;
  extension?: string;
  filter?: { field: string; value: string };
  fields?: Field[];
  files?: Form[];
};

const noContent = {
  services: [],
  cases: [],
  articles: [],
  terms: [],
  questions: [],
  site: { externals: {}, siteName: "", origin: "" },
};
// The forms of an invalid content are the same, except for options.
const { collections, singletons } = editorConfig(noContent, "") as { collections: Form[]; singletons: Form[] };
const forms = [...singletons, ...collections, ...collections.flatMap(({ files = [] }) => files)];

/** Returns the content files that are not stored as the editor saves them, with the text that it would save. */
export const listUnformattedFiles = (folder = "content"): { file: string; formatted: string }[] =>
  listFiles(folder).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const formatted = /\.(?:yaml|mdx)$/.test(file) ? formatContentFile(file, text) : text;
    return formatted === text ? [] : [{ file, formatted }];
  });

/**
 * Returns the text of a content file as the editor saves it: fields in the order of the form, without comments. Files
 * are stored like this, so that saving a changed sentence changes one line.
 */
export function formatContentFile(file: string, text: string): string {
  const value = readContentFile(file, text) as Data | null | undefined;
  const fields = findFields(file, value);
  if (!fields || !value) return text;
  const [root] = fields;
  const sorted = root?.["root"] === true ? sortValue(value, root) : sortFields(value, fields);
  return file.endsWith(".mdx") ? writeTextFile(sorted as TextFile) : `${formatYaml(sorted)}\n`;
}

/** Returns what a content file contains. Returns nothing for an invalid one, which `pnpm check:content` reports. */
function readContentFile(file: string, text: string): unknown {
  if (!file.endsWith(".mdx")) return parseYamlSource(file, text).value;
  try {
    return readTextFile(text);
  } catch {
    return undefined;
  }
}

/** Returns the fields of a file's form. Services have two forms, one for each kind. */
function findFields(file: string, data: Data | null | undefined): Field[] | undefined {
  const { dir, ext } = path.posix.parse(file);
  const isInFolder = ({ folder, extension, filter }: Form) =>
    folder === dir && `.${extension}` === ext && (!filter || data?.[filter.field] === filter.value);
  return forms.find((form) => form.file === file || isInFolder(form))?.fields;
}

/** Fields without a form, such as the list of placeholders, are saved last and in alphabetical order. */
function sortFields(data: Data, fields: Field[]): Data {
  const names = fields.map(({ name }) => name);
  const others = Object.keys(data).filter((name) => !names.includes(name));
  const entries = [...names, ...others.toSorted()].flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    return name in data ? [[name, sortValue(data[name], field)]] : [];
  });
  return Object.fromEntries(entries) as Data;
}

function sortValue(value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => sortValue(entry, field));
  if (typeof value !== "object" || value === null) return value;
  if (!field) return sortFields(value as Data, []);
  const fields = subFields(field, value);
  return fields.length > 0 ? sortFields(value as Data, fields) : value;
}
