import { globSync, readFileSync } from "node:fs";

import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const code = globSync("site/**/*.{ts,tsx}", { exclude: ["**/node_modules/**", "**/*.{test,stories}.*"] });
const sheets = globSync("site/{ui,blocks,shell,consent,pages}/**/*.css");
const siteWide = globSync("site/styles/*.css");

const read = (file: string): string => readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** Returns the classes in a stylesheet, except those that site/drawings writes. */
function classesIn(file: string): string[] {
  const selectors = read(file).match(/[^{};]+(?=\{)/g) ?? [];
  const own = file.endsWith("drawing-image.css")
    ? selectors.filter((selector) => !selector.includes("& ."))
    : selectors;
  return own.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

test("every class of a stylesheet is used in code and is not a Tailwind utility", async () => {
  const names = [...siteWide, ...sheets].flatMap(classesIn);
  const strings = code.flatMap((file) => read(file).match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const used = new Set(strings.flatMap((text) => text.split(/[\s"`]+/)));
  // Code writes the end of some classes as a variable: `field-${kind}`.
  const starts = [...used].flatMap((text) => /^[a-z][\w-]*-(?=\$\{)/.exec(text) ?? []);
  const isUsed = (name: string) => used.has(name) || starts.some((start) => name.startsWith(start));
  expect(sheets.flatMap(classesIn).filter((name) => !isUsed(name))).toEqual([]);
  const tailwind = await compile(`${read("site/styles/tokens.css")} @tailwind utilities;`);
  const utilities = tailwind.build(names);
  expect(names.filter((name) => utilities.includes(`.${name} {`))).toEqual([]);
});

test("colors are defined in tokens.css only", () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i;
  const found = [...code, ...siteWide, ...sheets]
    .filter((file) => !file.endsWith("tokens.css"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((line, index) => `${file}:${index + 1} ${line.trim()}`),
    )
    .filter((line) => literal.test(line.replaceAll(/#site\/|href="#|`#\$|"#main"/g, "")));
  expect(found).toEqual([]);
});
