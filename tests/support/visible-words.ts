/** Keys whose values a visitor never reads as running text. */
const settings = new Set([
  "meta",
  "kind",
  "order",
  "slug",
  "parent",
  "drawing",
  "image",
  "icon",
  "to",
  "authorImage",
  // A table of facts.
  "firstStep",
]);

/** Every text of a content record that a visitor reads, in its order. */
export function visibleTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(visibleTexts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (settings.has(key) ? [] : visibleTexts(inner)));
}

export const countWords = (texts: readonly string[]): number => texts.join(" ").match(/\S+/g)?.length ?? 0;

export const sentencesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/(?<=[.?])\s+/)).map((sentence) => sentence.trim());
