// Writes build/drawings.html with every drawing on dark and light, by the field that names it: `pnpm drawings`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import { changes } from "#site/drawings/before-after.ts";
import { writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { approaches, drawings, figures } from "#site/drawings/drawings.ts";

const fields: Record<string, Record<string, () => Drawing | Record<string, Drawing>>> = {
  drawing: drawings,
  approachDrawing: approaches,
  "change.drawing": changes,
  Figure: figures,
};

const show = (name: string, { viewBox, paths }: Drawing): string => {
  const svg = `<svg class="iso" viewBox="${viewBox}">${writePaths(paths)}</svg>`;
  return `<figure><div class="on-dark">${svg}</div><div>${svg}</div><figcaption>${name}</figcaption></figure>`;
};

const sections = Object.entries(fields).map(([field, registered]) => {
  const shown = Object.entries(registered).flatMap(([name, make]) => {
    const made = make();
    return "viewBox" in made
      ? [show(name, made as Drawing)]
      : Object.entries(made).map(([state, drawing]) => show(`${name}, ${state}`, drawing));
  });
  return `<h2>${field}</h2><section>${shown.join("")}</section>`;
});

const tokens = readFileSync("site/styles/tokens.css", "utf8").replace("@theme static", ":root");
const styles = readFileSync("site/blocks/drawing.css", "utf8");
mkdirSync("build", { recursive: true });
writeFileSync(
  "build/drawings.html",
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${tokens}${styles}
body{font:14px system-ui;margin:16px}section{display:grid;grid-template-columns:repeat(auto-fill,minmax(560px,1fr));gap:16px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr;align-items:center;border:1px solid #ccc}
figure div{padding:16px}.on-dark{background:var(--color-night)}figcaption{grid-column:1/-1;padding:4px 12px}
svg{width:100%;max-height:300px;display:block}</style>${sections.join("")}`,
);
console.log("Wrote build/drawings.html");
