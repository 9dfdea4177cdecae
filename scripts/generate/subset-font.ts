// Subsets the font to the unicode-range in site/styles/fonts.css: `pnpm font`, after a change of range or font.
import { readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";

const styles = "site/styles/fonts.css";
const source = "site/node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2";
export const fontFile = "site/styles/host-grotesk.woff2";

export function subsetFontFile(): Promise<Uint8Array> {
  const range = /host-grotesk\.woff2"\)[^}]*unicode-range:\s*([^;]+);/.exec(readFileSync(styles, "utf8"))?.[1];
  if (range === undefined) throw new Error(`${styles} has no unicode-range for ${fontFile}`);
  // The site uses no small capitals, fractions or other figures.
  const options = { targetFormat: "woff2" as const, keepFeatures: ["kern", "liga", "ccmp"] };
  return subsetFont(readFileSync(source), range.split(",").map(lettersOf).join(""), options);
}

/** Returns the characters of a range such as `U+20-7E`. */
function lettersOf(part: string): string {
  const [first = 0, last = first] = part
    .trim()
    .slice(2)
    .split("-")
    .map((digits) => Number.parseInt(digits, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

if (import.meta.main) writeFileSync(fontFile, await subsetFontFile());
