import { readFileSync } from "node:fs";

/** Returns the site's colors by their names in tokens.css: `night`, `amber`, `block-a-top` … */
export function readColors(): (name: string) => string {
  const tokens = readFileSync("site/styles/tokens.css", "utf8");
  const colors = new Map(
    [...tokens.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
  );
  return (name) => {
    const value = colors.get(name);
    if (value === undefined) throw new Error(`tokens.css has no color "${name}"`);
    return value;
  };
}
