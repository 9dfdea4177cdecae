import { isDrawn } from "#site/drawings/drawing.ts";
import { staticMark } from "#site/static-part/static-mark.ts";

const call = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * Leaves out of a page's data what the page shows as it is: drawings and static parts. The router sends its data as one
 * list of values that refer to each other by their place, so an emptied text leaves every other value where it was.
 */
export function sayOnce(html: string): string {
  return html.replaceAll(call, (whole: string, literal: string) => {
    const sent = JSON.parse(literal) as string;
    const kept = sent.split("\n").map((row) => (row.startsWith("[") ? emptyShown(row) : row));
    return whole.replace(literal, () => asScriptText(kept.join("\n")));
  });
}

function emptyShown(row: string): string {
  const values = JSON.parse(row) as unknown[];
  return JSON.stringify(values.map((value) => (isShown(value) ? "" : value)));
}

const isShown = (value: unknown): boolean =>
  typeof value === "string" && (value.startsWith(staticMark) || isDrawn(value));

/** A string of JavaScript that cannot end the script it stands in. */
function asScriptText(text: string): string {
  const escapes: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
  return JSON.stringify(text)
    .replaceAll(/[<>&]/g, (character) => escapes[character] ?? character)
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
