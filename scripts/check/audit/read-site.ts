import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import { llmsPath, notFoundFile, sitemapPath } from "#site/paths.ts";

import { isAddress } from "../../files/is-address.ts";
import { listFiles } from "../../files/list-files.ts";
import type { AuditedPage, AuditedSite } from "./audited-site.ts";

type Expected = Pick<AuditedSite, "origin" | "siteName" | "routes">;

/** Reads a built site. Its pages are what was built under an address, whether or not it should have been. */
export function readSite(folder: string, expected: Expected): AuditedSite {
  const built = listFiles(folder)
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => auditedPage(`/${path.relative(folder, path.dirname(file))}`, readFileSync(file, "utf8")));
  const notFound = built.find((page) => page.path === notFoundFile);
  if (!notFound) throw new Error(`There is no build in ${folder}: run pnpm build first`);
  const readFile = (file: string): Buffer | undefined =>
    existsSync(folder + file) && statSync(folder + file).isFile() ? readFileSync(folder + file) : undefined;
  const readText = (file: string): string => readFile(file)?.toString("utf8") ?? "";
  return {
    ...expected,
    pages: built.filter((page) => isAddress(page.path)),
    notFound,
    sitemap: readText(sitemapPath),
    robots: readText("/robots.txt"),
    index: readText(llmsPath),
    hasFile: (file) => readFile(file) !== undefined,
    readFile,
  };
}

function auditedPage(address: string, html: string): AuditedPage {
  // Scripts are kept as text: structured data is one of them.
  return { path: address, html, document: parse(html, { blockTextElements: { script: true, style: true } }) };
}
