import { readFileSync } from "node:fs";

/** Returns the logo at a position in a larger SVG. Icons and share images are made from the header's file. */
export function placeLogo({ x, y, size }: { x: number; y: number; size: number }): string {
  const place = `<svg x="${x}" y="${y}" width="${size}" height="${size}" `;
  return readFileSync("site/public/favicon.svg", "utf8").replace("<svg ", place);
}
