import { readFileSync, readdirSync } from "node:fs";

import type { Page } from "@playwright/test";

const folder = "build/client/assets";
const file = readdirSync(folder).find((name) => /^site-[\w-]+\.css$/.test(name)) ?? "";
const known = classNames(readFileSync(`${folder}/${file}`, "utf8"));

/** Classes of what the page shows now, whose rules it does not carry and would have to fetch first. */
export async function listMissingStyles(page: Page): Promise<string[]> {
  const { carried, shown } = await page.evaluate(() => ({
    carried: document.querySelector("head > style")?.textContent ?? "",
    shown: [...new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]))],
  }));
  const has = classNames(carried);
  return shown.filter((name) => known.has(name) && !has.has(name));
}

function classNames(css: string): Set<string> {
  const names = css.match(/\.(?:\\.|[A-Za-z_])(?:\\.|[\w-])*/g) ?? [];
  return new Set(names.map((name) => name.slice(1).replaceAll(/\\(.)/g, "$1")));
}
