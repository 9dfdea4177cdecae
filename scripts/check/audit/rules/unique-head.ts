import type { AuditedPage, SiteRule } from "../audited-site.ts";
import { metaOf } from "../head-of.ts";
import { textOf } from "../text-of.ts";

/** Two pages with one title or description are one page to a search engine. */
export const uniqueHead: SiteRule = ({ pages }) => [
  ...repeated("title", pages, ({ document }) => textOf(document.querySelector("head title"))),
  ...repeated("description", pages, (page) => metaOf(page, "description")[0] ?? ""),
];

function repeated(name: string, pages: readonly AuditedPage[], read: (page: AuditedPage) => string) {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = read(page);
    const before = first.get(text);
    if (before === undefined) first.set(text, page.path);
    return before === undefined ? [] : [{ page: page.path, reason: `has the ${name} of ${before}` }];
  });
}
