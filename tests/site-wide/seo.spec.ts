import { readFileSync } from "node:fs";

import { HtmlValidate } from "html-validate";

import { getContent } from "#site/content/content.server.ts";
import { shareImagePath } from "#site/paths.ts";

import { listFiles } from "../../scripts/build/build-files.ts";
import { expect, folder, readHead, test } from "../support/built-pages.ts";
import { isTested, routeTable, testedPages } from "../support/route-table.ts";

const { origin, siteName } = getContent().site;
const readText = (file: string): string => readFileSync(folder + file, "utf8");

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    // React serializes HTML this way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The content limits titles; here, & counts as five characters.
    "long-title": "off",
    // Numbers may wrap, so that large text fits phones.
    "tel-non-breaking": "off",
    // Each page contains the menu once per layout and shows one of them; axe checks landmarks in the browser.
    "unique-landmark": "off",
  },
});

test("each page has its own metadata", { tag: ["@META-1", "@META-2", "@META-4", "@META-6"] }, ({ pages }) => {
  const heads = pages.map((page) => ({ path: page.path, head: readHead(page) }));
  for (const { path, head } of heads) {
    const isArticle = path.startsWith("/blog/");
    expect.soft(head, path).toMatchObject({
      title: [expect.stringContaining(siteName)],
      description: [expect.stringMatching(/^.{70,160}$/)],
      keywords: [expect.stringMatching(/^[^,]+(?:, [^,]+){2,5}$/)],
      canonical: [origin + path],
      "og:title": head["title"],
      "og:description": head["description"],
      "og:url": head["canonical"],
      "og:type": [isArticle ? "article" : "website"],
      "og:site_name": [siteName],
      "og:image": [expect.stringMatching(/\?v=[0-9a-f]{8}$/)],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringMatching(/./)],
      "twitter:card": ["summary_large_image"],
      ...(isArticle && { "article:published_time": [expect.stringMatching(/^\d{4}-\d\d-\d\d$/)] }),
    });
    expect.soft(head["title"]?.[0]?.split(siteName), `site name in the title of ${path}`).toHaveLength(2);
    expect.soft(head["og:image"]?.[0], path).toContain(origin + shareImagePath(path));
    expect.soft(head, path).not.toHaveProperty("robots");
  }
  for (const name of ["title", "description"]) {
    const values = heads.map(({ head }) => head[name]?.[0]);
    expect.soft(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test("each page is valid HTML with ordered headings and links", { tag: "@META-7" }, ({ pages }) => {
  for (const { path, html, visible } of pages.filter(isTested)) {
    const faults = validator.validateStringSync(html).results.flatMap(({ messages }) => messages);
    expect.soft(faults, path).toEqual([]);
    expect.soft(visible.querySelectorAll("h1").length, `h1 of ${path}`).toBe(1);
    const links = visible.querySelectorAll("a[href^='/']").filter((link) => link.getAttribute("href") !== path);
    expect.soft(links.length, `internal links on ${path}`).toBeGreaterThanOrEqual(3);
    const text = visible.querySelector("main")?.text.replaceAll(/\s+/g, " ");
    expect.soft(text?.length, `characters on ${path}`).toBeGreaterThanOrEqual(300);
  }
});

test("the sitemap lists every built page", { tag: "@META-8" }, ({ pages }) => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(routeTable.toSorted());
  const entries = [...readText("/sitemap.xml").matchAll(/<loc>(.*)<\/loc>(?:<lastmod>(.*)<\/lastmod>)?/g)];
  expect(entries.map(([, url = ""]) => url).toSorted()).toEqual(routeTable.map((route) => origin + route).toSorted());
  for (const [, url, date] of entries) expect(date, url).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(readText("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("public files have the right content types", { tag: ["@META-1", "@META-8"] }, async ({ request }) => {
  const types = {
    "/sitemap.xml": "xml",
    "/robots.txt": "text/plain",
    "/favicon.ico": "image/x-icon",
    "/favicon.svg": "image/svg+xml",
    "/apple-touch-icon.png": "image/png",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/site.webmanifest": "application/manifest+json",
    ...Object.fromEntries(testedPages.map((route) => [`${shareImagePath(route)}?v=1`, "image/png"])),
  };
  for (const [url, type] of Object.entries(types)) {
    const response = await request.get(url);
    expect.soft(response.status(), url).toBe(200);
    expect.soft(response.headers()["content-type"], url).toContain(type);
    if (!url.startsWith("/share/")) continue;
    const image = await response.body();
    expect.soft([image.readUInt32BE(16), image.readUInt32BE(20)], url).toEqual([1200, 630]);
    expect.soft(image.length, url).toBeLessThan(120_000);
  }
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect.soft(types, "icon of the manifest").toHaveProperty([src]);
});

test("the public build contains nothing of the editor or its preview", () => {
  const files = listFiles(folder).filter((file) => /\.(js|html|json|css)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /sveltia|preview_path/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
