import type { Path } from "#site/collections/reader/yaml-source.server.ts";

/** Keys whose values a visitor never reads as running text. */
const settings = new Set([
  "meta",
  "kind",
  "order",
  "slug",
  "parent",
  "drawing",
  "approachDrawing",
  "image",
  "icon",
  "to",
  "authorImage",
  "firstStep",
]);

/** A text that a visitor reads, and the field it stands in. */
export type Passage = { path: Path; text: string };

/** Every text of a content record that a visitor reads, in its order. */
export function passagesOf(value: unknown, path: Path = []): Passage[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const fields: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return fields.flatMap(([key, inner]) => (settings.has(String(key)) ? [] : passagesOf(inner, [...path, key])));
}

export const visibleTexts = (value: unknown): string[] => passagesOf(value).map(({ text }) => text);
