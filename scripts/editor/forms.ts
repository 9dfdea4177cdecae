import path from "node:path";

import type { Problem } from "#site/content/reader/content-error.server.ts";

import { label, subFields } from "./form-fields.ts";
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
  /** As the editor names it: "Services › Cloud Exit". */
  label: string;
  /** Its place in the editor's URL. */
  entry: string;
  fields: Field[];
};

/** Returns the form of a content file. `data` selects between forms of the same folder. */
export function findForm({ collections, singletons }: Config, file: string, data?: Data): Form | undefined {
  const files = collections.flatMap((group) =>
    (group.files ?? []).map((form) => ({
      ...form,
      label: `${group.label} › ${form.label}`,
      entry: `${group.name}/entries/${form.name}`,
    })),
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
  const title = (data?.["title"] as string | undefined) ?? name;
  return { label: `${folder.label} › ${title}`, entry: `${folder.name}/entries/${name}`, fields: folder.fields };
}

/**
 * Returns a problem in the words of its form, such as "Approach › Steps 2 “Rehearse” › Result is missing". `text` is that
 * of the file, and `value` what it contains.
 */
export function describeProblem(problem: Problem, form: Form, text: string, value: unknown): string {
  const { file, line, field, message } = problem;
  if (file.endsWith(".mdx") && line > text.split("\n").indexOf("---", 1)) return describeTextProblem(problem, text);
  const [root] = form.fields;
  const names = field.split(/[.[\]]+/).filter(Boolean);
  const steps = root?.["root"] === true ? nameList(root, names, value) : nameFields(form.fields, names, value);
  return `${steps.join(" › ")} ${message}`;
}

function nameFields(fields: Field[], [name = "", ...rest]: string[], value: unknown): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return [name, ...rest];
  const inner = (value as Data | undefined)?.[name];
  if (Array.isArray(inner)) return nameList(field, rest, inner);
  return [labelOf(field), ...nameFields(subFields(field, inner), rest, inner).filter(Boolean)];
}

/** Hidden fields have no label. */
const labelOf = (field: Field): string => (field["label"] as string | undefined) ?? label(field.name);

const quote = (title: unknown): string => (typeof title === "string" && title !== "" ? ` “${title}”` : "");

function nameList(field: Field, [index, ...rest]: string[], entries: unknown): string[] {
  if (index === undefined) return [labelOf(field)];
  const entry = (entries as unknown[] | undefined)?.[Number(index)];
  const title = /\{\{fields\.(\w+)\}\}/.exec(String(field["summary"]))?.[1] ?? "";
  return [
    `${labelOf(field)} ${Number(index) + 1}${quote((entry as Data | undefined)?.[title])}`,
    ...nameFields(subFields(field, entry), rest, entry).filter(Boolean),
  ];
}

/** Returns what a form writes into its content file, and the text of the file. */
export function formatFile(file: string, form: Form, data: Data): { text: string; value: unknown } {
  const values = clean(data, form.fields);
  const [root] = form.fields;
  const value = root?.["root"] === true ? values[root.name] : values;
  // JSON is valid YAML.
  return { text: file.endsWith(".mdx") ? writeTextFile(values) : JSON.stringify(value), value };
}

/** Attributes of tags whose fields are called differently (page/blocks.js). */
const attributeLabels: Record<string, string> = { name: "Drawing", alt: "Description" };

/** Returns a problem of a text below front matter with its section, such as "Sections 2 “Costs”, at “We pay”: …". */
function describeTextProblem({ line, field, message }: Problem, text: string): string {
  const lines = text.split("\n").slice(0, line);
  const titles = lines.flatMap((one) => /^<Section .*title="(.*)">$/.exec(one)?.[1] ?? []);
  const place = `Sections ${titles.length}${quote(titles.at(-1)?.replaceAll("&quot;", '"'))}`;
  const [tag, attribute = ""] = field.split(".");
  const attributeLabel = attributeLabels[attribute] ?? label(attribute);
  if (tag === "Section") return `${place} › ${attributeLabel} ${message}`;
  const words = lines.at(-1)?.trim() ?? "";
  if (tag === "Figure") {
    const [, caption] = / caption="(.*?)"/.exec(words) ?? [];
    return `${place} › Figure${quote(caption)} › ${attributeLabel} ${message}`;
  }
  return `${place}, at “${words.slice(0, 40)}”: ${field.startsWith("(") ? "" : `${field} `}${message}`;
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
