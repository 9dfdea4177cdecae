import { plates } from "#site/drawings/plates.ts";

import { readColors } from "../build/share-image/read-colors.ts";

const faces: Record<string, string> = { t: "top", l: "left", r: "right" };

/** Returns the plates as SVG files that need no stylesheet, by file name. */
export function portraitFiles(): Record<string, string> {
  const color = readColors();
  const colorOf = (className: string): string => {
    const [face = "", tone] = className.split("-");
    return color(`block-${tone}-${faces[face]}`);
  };
  return Object.fromEntries(
    plates.map((make, index) => {
      const { viewBox, paths } = make();
      const inner = paths.replaceAll(
        /^(\S+) (.+)\n?/gm,
        (_path, className: string, d: string) => `<path fill="${colorOf(className)}" d="${d}"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>\n`;
      return [`site/public/team/${index + 1}.svg`, svg];
    }),
  );
}
