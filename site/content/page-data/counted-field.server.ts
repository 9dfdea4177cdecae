import { getContent } from "#site/content/content.server.ts";
import type { CountedField } from "#site/content/schemas/counted-field.server.ts";
import { drawField } from "#site/drawings/fields.ts";

export type CountedFieldData = ReturnType<typeof describeField>;

/** Returns a counted drawing with the caption, which may be empty, and the text alternative that its values make. */
export function describeField(field: CountedField) {
  const { one, all } = getContent().labels.fields[field.kind];
  const { n, unit, note } = field;
  const caption = [one?.replace("{unit}", unit), note].filter((part) => part !== undefined).join(", ");
  return {
    wide: drawField(field),
    narrow: field.kind === "tiles" || field.kind === "dots" ? drawField(field, "narrow") : undefined,
    caption: caption && `${caption}.`,
    /** Whether the drawing contains the figure, set in its units. */
    showsFigure: "word" in field && field.word !== undefined,
    label: all.replace("{n}", n.toLocaleString("en-US")).replace("{unit}", unit),
  };
}
