import { readFileSync } from "node:fs";

import { alignmentOf, writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

type Options = {
  isOnDark?: boolean;
  /** Place in a larger SVG. */
  frame?: { x: number; y: number; width: number; height: number };
};

/** Returns a drawing as SVG that needs no stylesheet: the rules of drawing-image.css become attributes of its paths. */
export function drawingSvg({ viewBox, paths }: Drawing, { isOnDark = false, frame }: Options = {}): string {
  const attributesOf = readStyles(isOnDark);
  const shapes = writePaths(paths).replaceAll(/class="([\w-]+)[^"]*"/g, (_class, name: string) => attributesOf(name));
  const alignment = alignmentOf(viewBox);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    ...frame,
    viewBox,
    ...(alignment !== undefined && { preserveAspectRatio: alignment }),
    "stroke-linejoin": "round",
  };
  return `<svg ${writeAttributes(Object.entries(attributes))}>${shapes}</svg>`;
}

/** Returns a function that finds the attributes of a class. */
function readStyles(isOnDark: boolean): (className: string) => string {
  const getColor = readColors();
  const applicable = [
    ...readFileSync("site/blocks/drawing-image.css", "utf8").matchAll(/^ *(& [.[][^{]+)\{([^}]*)\}/gm),
  ];
  return (className) => {
    const style = new Map<string, string>();
    for (const [, selectors = "", body = ""] of applicable) {
      if (!selectors.split(",").some((selector) => matches(selector.trim(), className))) continue;
      for (const [, name = "", value = ""] of body.matchAll(/([a-z-]+): ([^;]+);/g)) style.set(name, value);
    }
    const face = style.get("--face");
    style.delete("--face");
    if (face !== undefined && !style.has("fill")) style.set("fill", face);
    const attributes = [...style].map(([name, value]): [string, string] => [
      name,
      value
        .replace("var(--face)", face ?? "")
        .replace(/var\(--(grid|floor)\)/, (_match, role: string) => getColor(isOnDark ? `${role}-night` : role))
        .replace(/var\(--color-([\w-]+)\)/, (_match, token: string) => getColor(token)),
    ]);
    if (attributes.length === 0) throw new Error(`drawing-image.css has no rule for "${className}"`);
    return writeAttributes(attributes);
  };
}

/** Supports the selectors of drawing-image.css: `& .t-a` and `& [class^="tiles-"]`. */
function matches(selector: string, className: string): boolean {
  const start = /\[class\^="([\w-]+)"\]$/.exec(selector)?.[1];
  return start === undefined ? selector.endsWith(`& .${className}`) : className.startsWith(start);
}

const writeAttributes = (attributes: readonly (readonly [string, string | number])[]): string =>
  attributes.map(([name, value]) => `${name}="${value}"`).join(" ");
