import { parse, stringify } from "yaml";

import { jsonSchemas } from "#site/collections/schemas/json-schemas.server.ts";

/** What the form needs to know of a JSON Schema. */
type Shape = {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  oneOf?: Shape[];
  const?: unknown;
};

const shapes = jsonSchemas() as Record<string, Shape>;

/**
 * A content file as the editor in the browser writes it: fields in the order of the schema, empty ones left out, one line
 * for a text, no remarks. As long as every file is in this form, a change made there touches the changed lines only
 * (docs/decisions/037-editing-in-the-browser.md).
 */
export function writtenForm(file: string, text: string): string {
  const shape = shapes[schemaName(file)];
  const [, front = text, body] = file.endsWith(".mdx") ? (/^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []) : [];
  const yaml = writeYaml(arrange(parse(front), shape));
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body.trim()}\n`;
}

/** The editor's own settings; tests/content/editor.spec.ts compares. */
const writeYaml = (value: unknown): string =>
  `${stringify(value, { lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "PLAIN", singleQuote: true }).trim()}\n`;

/** "services/devops.yaml" → "services", "pages/home.yaml" → "pages-home", "terms.yaml" → "terms" */
export function schemaName(file: string): string {
  const [folder = "", name] = file.replace(/\.\w+$/, "").split("/");
  return folder === "pages" ? `pages-${name}` : folder;
}

function arrange(value: unknown, shape: Shape = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => arrange(item, shape.items));
  if (typeof value !== "object" || value === null) return value;
  const given = new Map(Object.entries(value));
  const { properties = {}, required } = variantOf(shape, given);
  const names = new Set([...Object.keys(properties).filter((name) => given.has(name)), ...given.keys()]);
  return Object.fromEntries(
    [...names]
      .map((name): [string, unknown] => [name, arrange(given.get(name), properties[name])])
      .filter(([name, inner]) => !(name in properties) || required?.includes(name) === true || !isEmpty(inner)),
  );
}

/** A schema with kinds: the one whose fixed fields are the value's. */
const variantOf = (shape: Shape, value: Map<string, unknown>): Shape =>
  shape.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(([name, field]) => field.const === undefined || field.const === value.get(name)),
  ) ?? shape;

const isEmpty = (value: unknown): boolean =>
  value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0);
