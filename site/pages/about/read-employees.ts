import { isPhotograph } from "../../../api/contract.ts";
import type { Employee as EmployeeRow } from "../../../api/contract.ts";

/** What the page shows of a row. */
export type Employee = {
  /** Place in the list. Unlike an id it cannot be missing or double. */
  place: number;
  name: string | undefined;
  title: string | undefined;
  /** Null for a URL that the page may not load: it shows initials. */
  image: string | null;
};

/** Trusts nothing about an answer: what is no list of rows is an error, what is no text counts as missing. */
export function readEmployees(answer: unknown): Employee[] {
  if (!Array.isArray(answer)) throw new TypeError("The employees are not a list");
  return answer.map((row: unknown, place) => {
    if (typeof row !== "object" || row === null) throw new TypeError(`Employee ${place} is not a row`);
    const { name, title, image_url: image } = row as Partial<Record<keyof EmployeeRow, unknown>>;
    return { place, name: findText(name), title: findText(title), image: choosePhoto(image, place) };
  });
}

/** Spaces, control characters and marks of direction alone show nothing: such a text is missing. */
function findText(value: unknown): string | undefined {
  return typeof value === "string" && /[^\s\p{Cc}\p{Cf}]/u.test(value) ? value.trim() : undefined;
}

/** Without a photograph, one of six drawn portraits (site/drawings/portraits.ts). */
function choosePhoto(value: unknown, place: number): string | null {
  const url = findText(value);
  if (url === undefined) return `/team/${(place % 6) + 1}.svg`;
  return isPhotograph(url) ? url : null;
}
