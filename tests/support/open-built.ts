import { readPage } from "./built-pages.ts";

/** Lists the texts and links of the elements that match a selector on a built page. */
export function openBuilt(path: string) {
  const { document } = readPage(path);
  const find = (selector: string) => document.querySelectorAll(selector);
  return {
    find,
    count: (selector: string) => find(selector).length,
    texts: (selector: string) => find(selector).map(({ text }) => text.replaceAll(/\s+/g, " ").trim()),
    links: (selector: string) => find(selector).map((link) => link.getAttribute("href") ?? ""),
  };
}

export const section = (heading: string): string => `section:has(h2:contains("${heading}"))`;
