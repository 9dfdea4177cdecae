import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

import { getContent } from "#site/collections/content.server.ts";

/** Has the widths of Arial, letter by letter. */
export const liberation = "/usr/share/fonts/truetype/liberation";

type Sample = { weight: number; file: string; text: string };

/** What is mostly set in the weights that a stand-in begins with: running text, headings, capitals. */
function gatherSamples(): Map<number, Sample> {
  const { terms } = getContent();
  const headings = terms.map(({ term }) => term).join(" ");
  const running = terms.map(({ definition }) => definition).join(" ");
  const bold = "LiberationSans-Bold.ttf";
  return new Map([
    [300, { weight: 400, file: "LiberationSans-Regular.ttf", text: plain(running).slice(0, 10_000) }],
    [551, { weight: 700, file: bold, text: plain(headings) }],
    [776, { weight: 800, file: bold, text: plain(headings.toUpperCase()) }],
  ]);
}

/** Only what both fonts have and SVG needs no escape for. */
const plain = (text: string): string => text.replaceAll(/[^\w .,;:()'-]+/g, " ");

/**
 * The styles with stand-ins as long and as high as the font is. Roboto is on no machine that builds: its size-adjust
 * stays as it is written, its heights follow.
 */
export async function measureStandIns(styles: string, whole: Buffer): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "stand-ins-"));
  try {
    const adjusts = new Map<number, number>();
    let height = { ascent: 0, descent: 0 };
    for (const [from, { weight, file, text }] of gatherSamples()) {
      const cut = await subsetFont(whole, text, { targetFormat: "sfnt", variationAxes: { wght: weight } });
      const ours = path.join(folder, `${weight}.ttf`);
      writeFileSync(ours, cut);
      height = readHeight(cut);
      const length =
        measure(ours, "Host Grotesk", text) / measure(path.join(liberation, file), "Liberation Sans", text);
      adjusts.set(from, round(length));
    }
    return styles.replaceAll(/@font-face \{[^}]*"Host Stand-in[^}]*\}/g, (face) => {
      const from = Number(/font-weight: (\d+)/.exec(face)?.[1]);
      const written = Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1]);
      const adjust = face.includes("Liberation") ? (adjusts.get(from) ?? written) : written;
      return face
        .replace(/(size-adjust: )[\d.]+/, `$1${adjust}`)
        .replace(/(ascent-override: )[\d.]+/, `$1${round((100 * height.ascent) / adjust)}`)
        .replace(/(descent-override: )[\d.]+/, `$1${round((100 * height.descent) / adjust)}`);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A share as percent with two digits. */
const round = (share: number): number => Math.round(share * 10_000) / 100;

/** The length of a text, kerning included. */
function measure(file: string, family: string, text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-size="100" font-family="${family}">${text}</text></svg>`;
  const box = new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false } }).getBBox();
  if (!box) throw new Error(`${file} is no font called ${family}`);
  return box.width;
}

/** Ascent and descent for an em of 1, from the tables `hhea` and `head`. */
function readHeight(font: Buffer): { ascent: number; descent: number } {
  const table = (tag: string) => {
    const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find(
      (at) => font.toString("latin1", at, at + 4) === tag,
    );
    if (entry === undefined) throw new Error(`The font has no table ${tag}`);
    return font.readUInt32BE(entry + 8);
  };
  const em = font.readUInt16BE(table("head") + 18);
  return { ascent: font.readInt16BE(table("hhea") + 4) / em, descent: -font.readInt16BE(table("hhea") + 6) / em };
}
