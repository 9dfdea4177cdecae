import { readFileSync, readdirSync } from "node:fs";

import type { Page } from "@playwright/test";

const folder = "build/client/assets";
const file = readdirSync(folder).find((name) => /^site-[\w-]+\.css$/.test(name)) ?? "";

/** Names of classes that the site's styles know. */
const known = [...new Set(readFileSync(`${folder}/${file}`, "utf8").match(/\.(?:\\.|[A-Za-z_])(?:\\.|[\w-])*/g))].map(
  (name) => name.slice(1).replaceAll(/\\(.)/g, "$1"),
);

/** Classes of what the page shows now, whose rules it does not carry and would have to fetch first. */
export function listMissingStyles(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const carried = document.querySelector("head > style")?.textContent ?? "";
    return names.filter(
      (name) => document.getElementsByClassName(name).length > 0 && !carried.includes(`.${CSS.escape(name)}`),
    );
  }, known);
}
