import path from "node:path";

import type { Problem } from "#site/content/reader/content-error.server.ts";

import { subFields } from "./form-fields.ts";
import type { Field } from "./form-fields.ts";
import { writeTextFile } from "./text-file.ts";

type File = { name: string; file: string; label: string; fields: Field[] };
type Folder = {
  name: string;
  label: string;
  folder?: string;
  extension?: string;
  filter?: { field: string; value: string };
  fields?: Field[];
  files?: File[];
};

/** The part of the editor's configuration that describes forms. */
export type Config = { collections: Folder[]; singletons: File[] };

type Data = Record<string, unknown>;

export type Form = {
  /** As the editor names it: "Services › cloud-exit". */
  label: string;
  /** Its place in the editor's URL. */
  entry: string;
  fields: Field[];
};

/** Returns the form of a content file. `data` selects between forms of the same folder. */
export function findForm({ collections, singletons }: Config, file: string, data?: Data): Form | undefined {
  const files = collections.flatMap(({ name, label, files: inside = [] }) =>
    inside.map((form) => ({ ...form, label: `${label} › ${form.label}`, entry: `${name}/entries/${form.name}` })),
  );
  const singles = singletons.map((form) => ({ ...form, entry: `_singletons/entries/${form.name}` }));
  const single = [...singles, ...files].find((form) => form.file === file);
  if (single) return single;
  const { dir, name, ext } = path.posix.parse(file);
  const folder = collections.find(
    (form) =>
      form.folder === dir &&
      `.${form.extension}` === ext &&
      (!form.filter || !data || data[form.filter.field] === form.filter.value),
  );
  if (!folder?.fields) return undefined;
  return { label: `${folder.label} › ${name}`, entry: `${folder.name}/entries/${name}`, fields: folder.fields };
}

/** Returns a problem in the words of its form, such as "Approach › Steps 2 “Rehearse” › Result is missing". */
export function describeProblem({ field, message }: Problem, form: Form, value: unknown): string {
  const [root] = form.fields;
  const names = field.split(/[.[\]]+/).filter(Boolean);
  const steps = root?.["root"] === true ? nameList(root, names, value) : nameFields(form.fields, names, value);
  return `${steps.join(" › ")} ${message}`;
}

function nameFields(fields: Field[], [name = "", ...rest]: string[], value: unknown): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return [name, ...rest];
  const inner = (value as Data | undefined)?.[name];
  if (field["widget"] === "list") return nameList(field, rest, inner);
  return [String(field["label"]), ...nameFields(subFields(field, inner), rest, inner).filter(Boolean)];
}

function nameList(field: Field, [index, ...rest]: string[], entries: unknown): string[] {
  const label = String(field["label"]);
  if (index === undefined) return [label];
  const entry = (entries as unknown[] | undefined)?.[Number(index)];
  const title = /\{\{fields\.(\w+)\}\}/.exec(String(field["summary"]))?.[1] ?? "";
  const named = (entry as Data | undefined)?.[title];
  return [
    `${label} ${Number(index) + 1}${typeof named === "string" ? ` “${named}”` : ""}`,
    ...nameFields(subFields(field, entry), rest, entry).filter(Boolean),
  ];
}

/** Returns the text of a content file, and the line on which the text below its front matter starts. */
export function formatFile(file: string, form: Form, data: Data): { text: string; firstLine: number } {
  const values = clean(data, form.fields);
  const [root] = form.fields;
  // JSON is valid YAML.
  if (root?.["root"] === true) return { text: JSON.stringify(values[root.name]), firstLine: Infinity };
  if (!file.endsWith(".mdx")) return { text: JSON.stringify(values), firstLine: Infinity };
  const text = writeTextFile(values);
  return { text, firstLine: text.split("\n").indexOf("---", 1) + 1 };
}

/** Returns a problem of a text below front matter with its section, such as "Sections 2 “Costs”, at “We pay”: …". */
export function describeTextProblem({ line, field, message }: Problem, text: string): string {
  const lines = text.split("\n").slice(0, line);
  const titles = lines.flatMap((one) => /^<Section .*title="(.*)">$/.exec(one)?.[1] ?? []);
  const words = lines.at(-1)?.trim().slice(0, 40) ?? "";
  const place = `Sections ${titles.length} “${titles.at(-1)?.replaceAll("&quot;", '"')}”`;
  const what = field.startsWith("(") ? message : `${field} ${message}`;
  return words.startsWith("<Section") ? `${place}: ${what}` : `${place}, at “${words}”: ${what}`;
}

/** Removes what the editor does not save: its own properties and optional fields without a value. */
function clean(data: Data, fields: Field[]): Data {
  const entries = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.find((candidate) => candidate.name === name);
    const cleaned = field ? cleanValue(value, field) : value;
    const isSaved = !name.startsWith("__") && cleaned !== null && (field?.["required"] !== false || !isEmpty(cleaned));
    return isSaved ? [[name, cleaned]] : [];
  });
  return Object.fromEntries(entries);
}

function cleanValue(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, field));
  const fields = subFields(field, value);
  return typeof value === "object" && value !== null && fields.length > 0 ? clean(value as Data, fields) : value;
}

const isEmpty = (value: unknown): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
