import { isPhotograph, mapTexts } from "../../../api/contract.ts";
import type { EmployeeText } from "../../../api/contract.ts";

type Texts = Record<EmployeeText, string | undefined>;

/** Displayed fields of a row. */
export type DisplayedEmployee = Omit<Texts, "image_url"> & {
  /** Key in the list. Unlike an id it is never missing or duplicate. */
  index: number;
  /** Null without a photograph, or for a URL that the page may not load: it shows a house with the initials. */
  photo: string | null;
};

/** Validates a response body: throws if it is not a list of rows, and treats invalid texts as missing. */
export function readEmployees(body: unknown): DisplayedEmployee[] {
  if (!Array.isArray(body)) throw new TypeError("The employees are not a list");
  return body.map((row: unknown, index) => {
    if (typeof row !== "object" || row === null) throw new TypeError(`Employee ${index} is not a row`);
    const values = row as Partial<Record<EmployeeText, unknown>>;
    const { image_url: image, ...texts } = mapTexts((name) => findText(values[name]));
    return { ...texts, index, photo: image !== undefined && isPhotograph(image) ? image : null };
  });
}

/** Returns undefined for texts without visible characters. */
function findText(value: unknown): string | undefined {
  return typeof value === "string" && /[^\s\p{Cc}\p{Cf}]/u.test(value) ? value.trim() : undefined;
}
