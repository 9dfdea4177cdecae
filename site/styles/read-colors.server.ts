import { readFileSync } from "node:fs";

/** Returns a function that finds a color by its name in tokens.css, as six digits: `night`, `brand`, `block-a-top` … */
export function readColors(tokens = readFileSync("site/styles/tokens.css", "utf8")): (name: string) => string {
  return (name) => {
    const color = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, "i").exec(tokens)?.[1];
    if (color === undefined) throw new Error(`tokens.css has no color "${name}"`);
    return color;
  };
}
