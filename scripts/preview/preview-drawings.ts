// Writes build/drawings.html with every drawing on dark and light, by the field that names it: `pnpm drawings`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import { changes } from "#site/drawings/before-after.ts";
import { writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { approaches, drawings, figures, scenes } from "#site/drawings/drawings.ts";
import { numberParts } from "#site/drawings/layers.ts";
import type { Scene } from "#site/drawings/layers.ts";

const fields: Record<string, Record<string, () => Drawing | Record<string, Drawing>>> = {
  drawing: drawings,
  approachDrawing: approaches,
  "change.drawing": changes,
  Figure: figures,
};

const show = (name: string, { viewBox, paths }: Drawing, overlay = ""): string => {
  const svg = `<svg class="iso" viewBox="${viewBox}">${writePaths(paths)}${overlay}</svg>`;
  return `<figure><div class="on-dark">${svg}</div><div>${svg}</div><figcaption>${name}</figcaption></figure>`;
};

/** Shows the drawing of a service with the names of its parts, which capabilities refer to. */
const showScene = (name: string, scene: Scene): string => {
  const { drawing, parts } = numberParts(scene);
  const labels = parts.map(
    ({ name: part, mark: { from, to } }) =>
      `<path class="wire" d="M${from.join(" ")}L${to.join(" ")}"/><text x="${to[0]}" y="${to[1]}">${part}</text>`,
  );
  return show(name, drawing, labels.join(""));
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
const styles = readFileSync("site/blocks/drawing-image.css", "utf8");
mkdirSync("build", { recursive: true });
writeFileSync(
  "build/drawings.html",
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${tokens}${styles}
body{font:14px system-ui;margin:16px}section{display:grid;grid-template-columns:repeat(auto-fill,minmax(560px,1fr));gap:16px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr;align-items:center;border:1px solid #ccc}
figure div{padding:16px}.on-dark{background:var(--color-night)}figcaption{grid-column:1/-1;padding:4px 12px}
svg{width:100%;max-height:300px;display:block;overflow:visible}
text{font-size:11px;text-anchor:middle}.on-dark text{fill:white}</style>${sections.join("")}
<h2>capabilities.part</h2><section>${Object.entries(scenes)
    .map(([name, scene]) => showScene(name, scene))
    .join("")}</section>`,
);
console.log("Wrote build/drawings.html");
