import type { AuditedPage } from "./audited-site.ts";

/** What a page's head says under a name or property. */
export const metaOf = ({ document }: AuditedPage, name: string): string[] =>
  document
    .querySelectorAll(`head meta[name="${name}"], head meta[property="${name}"]`)
    .map((element) => element.getAttribute("content") ?? "");

/** The addresses of a page's links of one kind. */
export const linksOf = ({ document }: AuditedPage, rel: string): string[] =>
  document.querySelectorAll(`head link[rel="${rel}"]`).map((element) => element.getAttribute("href") ?? "");
