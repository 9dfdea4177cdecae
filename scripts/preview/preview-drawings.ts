// Writes build/drawings.html with all drawings on dark and light: `pnpm drawings [parts of names …]`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import { drawings } from "#site/drawings/drawings.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import type { Figure } from "#site/drawings/figure.ts";
import { figures } from "#site/drawings/figures.ts";

const tokens = readFileSync("site/styles/tokens.css", "utf8").replace(/@theme static/, ":root");
const styles = ["site/blocks/drawing.css", "site/blocks/prose/prose-figure.css"]
  .map((file) => readFileSync(file, "utf8"))
  .join("");
const filters = process.argv.slice(2);

const all: Record<string, () => Drawing | Figure> = { ...drawings, ...figures };
const pictures = Object.entries(all)
  .filter(([name]) => filters.length === 0 || filters.some((part) => name.includes(part)))
  .map(([name, make]) => {
    const picture = make();
    const { viewBox, paths } = picture;
    const marks = "marks" in picture ? picture.marks : [];
    const numbers = marks.map(
      ([x, y], index) =>
        `<g class="figure-mark"><circle cx="${x}" cy="${y}" r="11"/><text x="${x}" y="${y + 5}">${index + 1}</text></g>`,
    );
    const body = paths.replaceAll(/^(\S+) (.+)$/gm, '<path class="$1" d="$2"/>');
    const svg = `<svg class="iso" viewBox="${viewBox}">${body}${numbers.join("")}</svg>`;
    return `<figure><div class="on-dark">${svg}</div><div class="paper">${svg}</div><div class="thumb">${svg}</div><figcaption>${name} ${svg.length} B</figcaption></figure>`;
  });

const page = `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${tokens}${styles}
body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(700px,1fr));gap:16px;margin:16px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr 120px;align-items:center;border:1px solid #ccc}
figure div{padding:16px}.on-dark{background:var(--color-night)}.thumb{padding:0!important;width:120px}
figcaption{grid-column:1/-1;padding:4px 12px}svg{width:100%;max-height:300px;display:block}</style>${pictures.join("")}`;
mkdirSync("build", { recursive: true });
writeFileSync("build/drawings.html", page);
console.log("Wrote build/drawings.html");
