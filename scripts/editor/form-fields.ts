/** The part of JSON Schema that the content uses (site/content/schemas). */
export type Schema = {
  type?: string;
  /** Label, if the name of the field is none. */
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  /** Variants of an object, which differ by their kind. */
  oneOf?: Schema[];
  const?: unknown;
  enum?: string[];
  /** Name of the list of options: "links", "terms", … */
  choices?: string;
  format?: string;
  pattern?: string;
  /** The pattern in words. */
  form?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export type Choices = Record<string, { label: string; value: string }[]>;

/** A field in the configuration of Sveltia CMS. */
export type Field = { name: string; [option: string]: unknown };

/** Returns the fields inside a field that is an object or a list, for the kind that the value has. */
export function subFields(field: Field, value?: unknown): Field[] {
  if (!Array.isArray(field["types"])) return (field["fields"] ?? []) as Field[];
  const kind = (value as { kind?: unknown } | undefined)?.kind;
  const type = (field["types"] as Field[]).find(({ name }) => name === kind);
  return [{ name: "kind", label: "Kind" }, ...((type?.["fields"] ?? []) as Field[])];
}

/** Returns the form of a schema, without the list of placeholders, which `pnpm launch-check` reads. */
export function formFields({ properties = {}, required = [] }: Schema, choices: Choices): Field[] {
  return Object.entries(properties)
    .filter(([name, schema]) => name !== "placeholders" && (required.includes(name) || !isRecord(schema)))
    .map(([name, schema]) =>
      schema.const === undefined
        ? {
            name,
            label: schema.title ?? label(name),
            hint: schema.description,
            required: required.includes(name),
            ...widget(schema, required.includes(name), choices, name),
            ...(name === "meta" && { label: "Search engines", collapsed: true, summary: "{{fields.title}}" }),
          }
        : { name, widget: "hidden", default: schema.const },
    );
}

/** Optional records have no form, because the editor would write an empty {}. */
const isRecord = ({ type, properties, oneOf }: Schema): boolean =>
  type === "object" && properties === undefined && oneOf === undefined;

/** "callToAction" → "Call to action" */
export function label(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Entries" → "Entry", for the button that adds one. */
const singular = (words: string): string => words.replace(/ies$/, "y").replace(/s$/, "");

function widget(schema: Schema, isRequired: boolean, choices: Choices, name = ""): object {
  const options = schema.enum ?? choices[schema.choices ?? ""];
  if (options) return { widget: "select", options, dropdown_threshold: 0 };
  if (schema.oneOf) return { widget: "object", typeKey: "kind", types: listTypes(schema.oneOf, choices) };
  switch (schema.type) {
    case "array":
      return listWidget(schema, choices, singular(schema.title ?? label(name)));
    case "object":
      if (isRecord(schema)) return { widget: "keyvalue" };
      return { widget: "object", fields: formFields(schema, choices), collapsed: isRequired ? false : "auto" };
    case "integer":
      return { widget: "number", min: schema.minimum, max: schema.maximum };
    case "boolean":
      // A toggle would write false into every entry without a value.
      return isRequired ? { widget: "boolean" } : { widget: "select", options: booleans };
    default:
      return textWidget(schema);
  }
}

function listTypes(variants: Schema[], choices: Choices): Field[] {
  return variants.flatMap(({ properties: { kind = {}, ...properties } = {}, required = [] }) => {
    const kinds = kind.enum ?? [kind.const as string];
    return kinds.map((name) => ({ name, label: label(name), fields: formFields({ properties, required }, choices) }));
  });
}

const booleans = [
  { label: "yes", value: true },
  { label: "no", value: false },
];

function listWidget({ items = {}, minItems: min, maxItems: max }: Schema, choices: Choices, one: string): object {
  const list = { widget: "list", min, max, label_singular: one };
  if (items.properties) {
    const fields = formFields(items, choices);
    const title =
      fields.find(({ name }) => /^(title|term|question|name|label|group|change|heading)$/.test(name)) ?? fields[0];
    return { ...list, fields, collapsed: true, summary: `{{fields.${title?.name}}}` };
  }
  const inner = widget(items, true, choices) as { widget: string };
  if (inner.widget === "select") return { ...inner, multiple: true, min, max };
  // Without a summary, the editor shows the beginning of the text. A list without a field would count as changed as soon
  // as it is shown.
  return { ...list, collapsed: true, field: { name: "item", label: items.description ?? one, ...inner } };
}

function textWidget({
  format,
  pattern,
  minLength,
  maxLength = 200,
  description = "",
  form = description,
}: Schema): object {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return {
    widget: maxLength > 100 ? "text" : "string",
    ...(format === "uri" && { widget: "string", type: "url" }),
    ...(format === "email" && { widget: "string", type: "email" }),
    ...(pattern !== undefined && { widget: "string", pattern: [pattern, form] }),
    ...(minLength !== undefined && { maxlength: maxLength }),
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    use_emoji_autocomplete: false,
  };
}
