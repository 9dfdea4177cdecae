import { readFileSync } from "node:fs";

import {
  aboutAlias,
  feedPath,
  llmsPath,
  markdownPath,
  movedFile,
  pagePath,
  servicePath,
  shareImagePath,
  sitemapPath,
} from "#site/paths.ts";

import type { PageManifest } from "../../../api/contract.ts";

const pages = Object.keys((JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest).pages);
const asset = /\/assets\/[\w.-]+\.js/.exec(readFileSync("build/client/index.html", "utf8"))?.[0] ?? "";
const contact = pagePath("contact");

export const oldAddresses: readonly string[] = [
  "/kontakt",
  "/kontakt/",
  "/Kontakt",
  "/glossar/cloud",
  "/leistungen",
  "/leistungen/cloud-migration",
  "/leistungen/beratung-azure-cloud",
  "/leistungen/it-sicherheit",
  "/blog/was-ist-devops",
  "/blog/digitale-souver%C3%A4nit%C3%A4t",
  "/blog/kubernetes-tipps",
  "/search?q=cloud",
];

/** What is asked of nginx and of every host, by name. */
export const comparedRequests: Readonly<Record<string, readonly string[]>> = {
  [`${pages.length} pages`]: pages,
  ...Object.fromEntries(
    [
      "/nowhere",
      "/assets/none.js",
      aboutAlias,
      `${aboutAlias}?x=1`,
      `${contact}/`,
      "/index.html",
      `${contact}.html`,
      contact.toUpperCase(),
      "/404.html",
      movedFile(contact),
      ...oldAddresses,
    ].map((path) => [path, [path]]),
  ),
  "3 Markdown pages": ["/", contact, servicePath("devops")].map(markdownPath),
  "data of a page": [`${contact}.data`],
  "hashed script": [asset],
  feed: [feedPath],
  sitemap: [sitemapPath],
  "robots.txt, llms.txt": ["/robots.txt", llmsPath],
  "security.txt": ["/.well-known/security.txt"],
  "share image": [shareImagePath(contact)],
  "icon, manifest": ["/favicon.svg", "/site.webmanifest"],
};
