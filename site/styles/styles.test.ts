import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { compile } from "tailwindcss";
import { expect, test } from "vitest";

/** Without comments. */
const read = (file: string): string => readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** The classes that a stylesheet names. The faces of a drawing have short names of their own, which site/drawings uses. */
function classesIn(file: string): Set<string> {
  const selectors = read(file).match(/[^{};]+(?=\{)/g) ?? [];
  const own = file.endsWith("drawing.css") ? selectors.filter((selector) => !selector.includes("& .")) : selectors;
  return new Set(own.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)));
}

/** The words in the strings of a folder's code, among them its class names. */
function wordsIn(folder: string): Set<string> {
  const code = globSync(`${folder}/*.{ts,tsx}`).filter((file) => !/\.(stories|test)\./.test(file));
  const strings = code.flatMap((file) => read(file).match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(strings.flatMap((text) => text.split(/[\s"`${}]+/)));
}

const whole = globSync("site/styles/*.css");
const sheets = globSync("site/{ui,blocks,shell,pages}/**/*.css").map((file) => {
  const folder = path.dirname(file);
  return { file, folder, classes: classesIn(file), words: wordsIn(folder) };
});
const pages = globSync("site/pages/*").map((folder) => ({ folder, words: wordsIn(folder) }));

const imported = new Set(
  globSync("site/**/*.{ts,tsx}").flatMap((importer) =>
    [...read(importer).matchAll(/import "(.+\.css)"/g)].map(([, to = ""]) =>
      to.startsWith("#site/") ? to.slice(1) : path.join(path.dirname(importer), to),
    ),
  ),
);

test.for(sheets)("$file is one block of the components layer, imported by code", ({ file }) => {
  const [first, ...rest] = read(file).trim().split("\n");
  expect(first).toBe("@layer components {");
  expect(rest.pop()).toBe("}");
  expect(rest.filter((line) => /^\S/.test(line))).toEqual([]);
  expect([...imported]).toContain(file);
});

const shared = sheets.filter(({ folder }) => !folder.startsWith("site/pages/"));

test.for(sheets)("$file names classes of its own page or of a shared part", ({ folder, classes }) => {
  const strange = [...classes].filter((name) => {
    if (shared.some((part) => part.classes.has(name) && part.words.has(name))) return false;
    const users = pages.filter(({ words }) => words.has(name));
    return users.length !== 1 || users[0]?.folder !== folder;
  });
  expect(strange).toEqual([]);
});

test("no stylesheet names a utility of Tailwind", async () => {
  const names = [...whole, ...sheets.map(({ file }) => file)].flatMap((file) => [...classesIn(file)]);
  const tailwind = await compile(`${read("site/styles/tokens.css")} @tailwind utilities;`);
  const made = tailwind.build(names);
  expect(names.filter((name) => made.includes(`.${name} {`))).toEqual([]);
});
