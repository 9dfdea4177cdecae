import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { hydrated } from "./quiet-page.ts";

/** What a visitor and a search engine find in the document as it stands now. */
export const pageFacts = (page: Page) =>
  page.evaluate(() => {
    const sentenceEnd = /\s*\n\s*|(?<=[.?!])\s+/;
    const describe = (part: HTMLElement) => {
      const copy = part.cloneNode(true) as HTMLElement;
      // React leaves a noscript empty that the server has filled; prefetched files are no part of a page.
      for (const unseen of copy.querySelectorAll("noscript, script, style, link")) unseen.remove();
      const tags: Record<string, number> = {};
      for (const { localName } of copy.querySelectorAll("*")) tags[localName] = (tags[localName] ?? 0) + 1;
      const shapes = [...copy.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? "");
      return {
        // In sentences, so that a difference is shown as one.
        shown: part.innerText.trim().split(sentenceEnd),
        // Closed menus and answers too.
        said: copy.textContent.replaceAll(/\s+/g, " ").trim().split(sentenceEnd),
        links: [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href")),
        paths: shapes.length,
        // As many paths may still be those of another drawing.
        lengthOfPaths: shapes.join("").length,
        tags,
      };
    };
    const head = "title, meta:is([name], [property]), link:is([rel=canonical], [rel=alternate], [rel~=icon])";
    return {
      // Compared as a set: their order says nothing.
      head: [...document.head.querySelectorAll(head)].map((element) => element.outerHTML).toSorted(),
      parts: [...document.querySelectorAll<HTMLElement>("header, main, footer")].map(describe),
    };
  });

/** Opens a page by its address and waits until nothing of it is missing. */
export async function openWhole(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  if (route !== pagePath("about")) return;
  await page.locator(".team-grid > li").first().waitFor();
  // The photographs, which take the place of initials.
  await page.waitForLoadState("networkidle");
}
