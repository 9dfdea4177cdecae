import { readFileSync } from "node:fs";

/** Returns the logo of the header at a position in a larger SVG. */
export function placeLogo({ x, y, size }: { x: number; y: number; size: number }): string {
  const tag = `<svg x="${x}" y="${y}" width="${size}" height="${size}" `;
  return readFileSync("site/public/favicon.svg", "utf8").replace("<svg ", tag);
}
