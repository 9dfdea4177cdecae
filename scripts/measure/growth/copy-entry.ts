import { copySlug } from "./copy-slug.ts";

export type Entry = { [field: string]: unknown };

/** The limits of the fields that must differ from page to page, with room for a number. */
const numbered: Record<string, number> = { title: 36, heading: 76 };
const numberedMeta: Record<string, number> = { title: 56, description: 156 };

/** An entry once more, with titles of its own. What it refers to is its neighbor's copy, so lists stay as long. */
export function copyEntry(entry: Entry, copy: number): Entry {
  const own = renumber(refer(entry, copy) as Entry, numbered, copy);
  return {
    ...own,
    meta: renumber(own["meta"] as Entry, numberedMeta, copy),
    ...(typeof own["order"] === "number" && { order: own["order"] + 200 * copy }),
  };
}

function renumber(entry: Entry, limits: Record<string, number>, copy: number): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => {
      const limit = limits[field];
      return [field, limit !== undefined && typeof value === "string" ? `${value.slice(0, limit)} ${copy}` : value];
    }),
  );
}

/** `service:cloud-exit` anywhere, and the fields that hold bare slugs. */
function refer(value: unknown, copy: number, field?: string, parent?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item, copy, field, parent));
  if (typeof value === "string") return referText(value, copy, field, parent);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, refer(item, copy, key, field)]));
}

function referText(value: string, copy: number, field = "", parent = ""): string {
  const [, kind, slug] = /^(service|case|article):([a-z0-9-]+)$/.exec(value) ?? [];
  if (kind !== undefined && slug !== undefined) return `${kind}:${copySlug(slug, copy)}`;
  const isSlug =
    ["parent", "relatedServices", "relatedArticles"].includes(field) || (parent === "related" && field === "services");
  return isSlug ? copySlug(value, copy) : value;
}
