import { teamPortraits } from "#site/drawings/portraits.ts";

import { readColors } from "../build/share-image/read-colors.ts";

const faces: Record<string, string> = { t: "top", l: "left", r: "right" };

/** Returns the portraits as SVG files that need no stylesheet, by file name. */
export function portraitFiles(): Record<string, string> {
  const color = readColors();
  const colorOf = (className: string): string => {
    const [face = "", tone] = className.split("-");
    return color(tone === undefined ? "night" : `block-${tone}-${faces[face]}`);
  };
  return Object.fromEntries(
    teamPortraits.map((make, index) => {
      const paths = make().paths.replaceAll(
        /^(\S+) (.+)\n?/gm,
        (_path, className: string, d: string) => `<path fill="${colorOf(className)}" d="${d}"/>`,
      );
      const background = `<path fill="${color("night")}" d="M-60-88h120V32H-60z"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -88 120 120">${background}${paths}</svg>\n`;
      return [`site/public/team/${index + 1}.svg`, svg];
    }),
  );
}
