import { readFileSync } from "node:fs";

import { writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";

import { readColors } from "./read-colors.ts";

type Frame = { x: number; y: number; width: number; height: number };

/** Returns a drawing on a dark background as SVG, with the rules of drawing.css as attributes of its paths. */
export function drawingSvg({ viewBox, paths }: Drawing, { x, y, width, height }: Frame): string {
  const attributes = readAttributes();
  const shapes = writePaths(paths).replaceAll(/class="([^"]+)"/g, (_class, name: string) => attributes.get(name) ?? "");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" stroke-linejoin="round">${shapes}</svg>`;
}

/** Later rules win: the colors on dark replace those on light. */
function readAttributes(): Map<string, string> {
  const color = readColors();
  const rules = readFileSync("site/blocks/drawing.css", "utf8").matchAll(/((?:& \.[\w-]+,?\s+)+)\{([^}]*)\}/g);
  const styles = new Map<string, Map<string, string>>();
  for (const [, selectors = "", body = ""] of rules) {
    for (const [className] of selectors.matchAll(/[\w-]+/g)) {
      const style = styles.get(className) ?? new Map<string, string>();
      for (const [, name = "", value = ""] of body.matchAll(/([a-z-]+): ([^;]+);/g)) {
        style.set(
          name === "--face" ? "fill" : name,
          value.replace(/var\(--color-([\w-]+)\)/, (_match, token: string) => color(token)),
        );
      }
      styles.set(className, style);
    }
  }
  return new Map(
    [...styles].map(([className, style]) => [
      className,
      [...style].map(([name, value]) => `${name}="${value}"`).join(" "),
    ]),
  );
}
