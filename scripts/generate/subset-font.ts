// Cuts the font to the letters that site/styles/fonts.css names for it: `pnpm generate`, after a change of that range or of the font.
import { readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";

const styles = "site/styles/fonts.css";
const whole = "site/node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2";
export const fontFile = "site/styles/host-grotesk.woff2";

export function subsetFontFile(): Promise<Uint8Array> {
  const range = /host-grotesk\.woff2"\)[^}]*unicode-range:\s*([^;]+);/.exec(readFileSync(styles, "utf8"))?.[1];
  if (range === undefined) throw new Error(`${styles} names no unicode-range for ${fontFile}`);
  // Small capitals, fractions, other figures: nothing here asks for them.
  const options = { targetFormat: "woff2" as const, keepFeatures: ["kern", "liga", "ccmp"] };
  return subsetFont(readFileSync(whole), range.split(",").map(lettersOf).join(""), options);
}

/** `U+20-7E` as the letters it stands for. */
function lettersOf(part: string): string {
  const [first = 0, last = first] = part
    .trim()
    .slice(2)
    .split("-")
    .map((digits) => Number.parseInt(digits, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

if (import.meta.main) writeFileSync(fontFile, await subsetFontFile());
