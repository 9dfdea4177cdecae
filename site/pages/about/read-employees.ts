import { platePath } from "#site/blocks/portrait.tsx";

import { isPhotograph } from "../../../api/contract.ts";
import type { Employee as EmployeeRow } from "../../../api/contract.ts";

/** Displayed fields of a row. */
export type Employee = {
  /** Key in the list. Unlike an id it is never missing or duplicate. */
  index: number;
  name: string | undefined;
  title: string | undefined;
  /** Null for a URL that the page may not load: it shows initials. */
  image: string | null;
};

/** Validates a response body: throws if it is not a list of rows, and treats invalid texts as missing. */
export function readEmployees(body: unknown): Employee[] {
  if (!Array.isArray(body)) throw new TypeError("The employees are not a list");
  return body.map((row: unknown, index) => {
    if (typeof row !== "object" || row === null) throw new TypeError(`Employee ${index} is not a row`);
    const { name, title, image_url: image } = row as Partial<Record<keyof EmployeeRow, unknown>>;
    return { index, name: findText(name), title: findText(title), image: choosePhoto(image, index) };
  });
}

/** Returns undefined for texts without visible characters. */
function findText(value: unknown): string | undefined {
  return typeof value === "string" && /[^\s\p{Cc}\p{Cf}]/u.test(value) ? value.trim() : undefined;
}

/** Falls back to a plate for initials. */
function choosePhoto(value: unknown, index: number): string | null {
  const url = findText(value);
  if (url === undefined) return platePath(index);
  return isPhotograph(url) ? url : null;
}
