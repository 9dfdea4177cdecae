import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

type Problems = ContentReader["problems"];
type Use = { text: string; outlines?: string };

/** Tokens by the background that they are used on: text needs a contrast of 4.5:1, borders and focus outlines 3:1. */
const uses: Record<string, Use> = {
  paper: { text: "ink ink-2 ink-3 brand brand-ink", outlines: "control-line brand" },
  mist: { text: "ink ink-2 ink-3 brand brand-ink", outlines: "control-line brand" },
  day: { text: "ink ink-2 brand-ink", outlines: "brand" },
  "day-2": { text: "ink ink-2 ink-3 brand-ink", outlines: "brand" },
  night: { text: "paper night-text brand-light accent", outlines: "control-line accent" },
  brand: { text: "paper", outlines: "accent" },
  "brand-ink": { text: "paper", outlines: "accent" },
  accent: { text: "ink" },
  "accent-pale": { text: "ink ink-2" },
};

/** Reports pairs of colors with too little contrast. */
export function checkColors(file: string, tokens: string, problems: Problems): void {
  const report = (name: string, field: string, message: string) => {
    const line = tokens.slice(0, tokens.indexOf(`--color-${name}:`)).split("\n").length;
    problems.push({ file, line, field, message });
  };
  const luminanceOf = (name: string): number | undefined => {
    const color = new RegExp(`--color-${name}: #([0-9a-f]{6});`, "i").exec(tokens)?.[1];
    return color === undefined ? undefined : luminance(color);
  };
  const demand = (name: string, background: string, needed: number, kind: string) => {
    const [one, other] = [luminanceOf(name), luminanceOf(background)];
    if (one === undefined || other === undefined) {
      const wrong = one === undefined ? name : background;
      report(wrong, `--color-${wrong}`, "must be six hexadecimal digits, such as #1a2b3c");
      return;
    }
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    // Rounded down, so that 4.49 is not shown as 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    if (ratio < needed) report(name, `${name} on ${background}`, `has a contrast of ${shown}:1; ${kind} ${needed}:1`);
  };
  for (const [background, { text, outlines }] of Object.entries(uses)) {
    for (const name of text.split(" ")) demand(name, background, 4.5, "text needs");
    for (const name of outlines?.split(" ") ?? []) demand(name, background, 3, "borders and focus outlines need");
  }
}

/** Returns the relative luminance of WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const maximumBytes = 2000;

/** Reports a logo that does not fit into header, icons and share images. */
export function checkLogo(file: string, svg: string, problems: Problems): void {
  const report = (message: string) => problems.push({ file, line: 1, field: "(logo)", message });
  const [root = ""] = /^<svg [^>]*>/.exec(svg) ?? [];
  if (root === "") report("must start with <svg; delete what is above it");
  else if (!root.includes(" viewBox=") || / (?:width|height|x|y)=/.test(root))
    report("must have a viewBox, and neither width nor height, because every place has its own size");
  if (/<(?:style|script|image|text)\b| style=| on\w+=/.test(svg))
    report("must consist of shapes with attributes such as fill; the pages' policy blocks styles, scripts and images");
  if (svg.length > maximumBytes)
    report(`has ${svg.length} characters, and every page contains it; keep it below ${maximumBytes}`);
}
