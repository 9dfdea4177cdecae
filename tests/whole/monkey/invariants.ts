import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";

import { pageFile } from "../../../scripts/files/page-file.ts";
import { routeTable } from "../../support/route-table.ts";

/** What each address shows, as the build wrote it. */
const titles = Object.fromEntries(
  routeTable.map((route) => [
    route,
    parse(readFileSync(pageFile("build/client", route), "utf8")).querySelector("title")?.text ?? "",
  ]),
);

/** What must be true of a page whatever was done to it; empty if all is. */
export function findProblems(page: Page): Promise<string[]> {
  return page.evaluate((expected) => {
    const problems: string[] = [];
    const { pathname, search } = location;
    const title = expected[pathname];
    if (title !== undefined && document.title !== title) problems.push(`${pathname} is titled "${document.title}"`);
    if (document.title === "") problems.push("no title");
    const heading = document.querySelector("main h1");
    if (!heading?.textContent) problems.push("no heading");

    for (const open of document.querySelectorAll("dialog[open], :popover-open"))
      if (!open.checkVisibility()) problems.push("a menu or panel is open and not to be seen");
    for (const drawing of document.querySelectorAll("main svg"))
      if (drawing.childElementCount === 0) problems.push("a drawing without lines");

    const wanted = new URLSearchParams(search);
    const field = document.querySelector<HTMLInputElement>("main input[type=search]");
    const kept = (history.state as { query?: string } | null)?.query;
    if (field && field.value.trim() !== (kept ?? wanted.get("q") ?? "").trim())
      problems.push(`the address says ${search}, the search box "${field.value}"`);
    const chips = [...document.querySelectorAll("main search button[aria-pressed]")];
    const pressed = chips.findIndex((chip) => chip.getAttribute("aria-pressed") === "true");
    if (chips.length > 0 && pressed > 0 !== wanted.has("category"))
      problems.push(`the address says ${search}, chip ${pressed} is pressed`);

    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.checkVisibility())
      problems.push("the focus is on something hidden");
    return problems;
  }, titles);
}

/** Whether the focus is nowhere. */
export const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
