import { readFileSync } from "node:fs";

/** The mark is this file: the header shows it, icons and pictures for shared links are made from it. */
export const markFile = "site/public/favicon.svg";

/** The mark at a place in a larger SVG. */
export function placeMark({ x, y, size }: { x: number; y: number; size: number }): string {
  const place = `<svg x="${x}" y="${y}" width="${size}" height="${size}" `;
  return readFileSync(markFile, "utf8").replace("<svg ", place);
}
