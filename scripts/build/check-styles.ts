import { globSync, readFileSync } from "node:fs";

/** Not print.css, which changes classes of many components for paper. */
const cssFiles = () => [
  "site/styles/base.css",
  ...globSync("site/{ui,blocks,shell,consent,pages}/**/*.css").toSorted(),
];

/** Returns the CSS file of each class. Throws if two files style the same class: the order of files is not defined. */
export function findStyles(
  files = cssFiles(),
  read = (file: string) => readFileSync(file, "utf8"),
): Map<string, string> {
  const fileOf = new Map<string, string>();
  for (const file of files) {
    for (const name of listClasses(read(file))) {
      const other = fileOf.get(name);
      if (other !== undefined)
        throw new Error(`${file} styles .${name}, as ${other} does. Rename one class, or start the rule with its own.`);
      fileOf.set(name, file);
    }
  }
  return fileOf;
}

/** Throws if the HTML of a page has a class of a CSS file and its styles have no rule for it. */
export function checkPageStyles(page: string, html: string, fileOf: ReadonlyMap<string, string>): void {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const missing = [...used].filter((name) => fileOf.has(name) && !styled.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `${page} has no rule for ${missing.map((name) => `.${name} (${fileOf.get(name)})`).join(", ")}. ` +
      "Import the CSS file in the component that has the class. If only a loader renders that component, also import it " +
      "in the one that shows the rendered text.",
  );
}

/** Returns the classes that rules start with. Rules nested in them, and other classes in their selectors, are context. */
function listClasses(css: string): Set<string> {
  const names = new Set<string>();
  const isInRule: boolean[] = [];
  for (const [, start = "", mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") isInRule.pop();
    if (mark !== "{") continue;
    const isRule = !start.trim().startsWith("@");
    if (isRule && !isInRule.includes(true)) {
      const selectors = start.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "").split(",");
      for (const selector of selectors) {
        const name = /^\s*\.([\w-]+)/.exec(selector)?.[1];
        if (name !== undefined) names.add(name);
      }
    }
    isInRule.push(isRule);
  }
  return names;
}
