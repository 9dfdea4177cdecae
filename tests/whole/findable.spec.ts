import { parse } from "node-html-parser";

import { getContent } from "#site/collections/content.server.ts";

import { audit } from "../../scripts/check/audit/audit.ts";
import { readSite } from "../../scripts/check/audit/read-site.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

const { origin, siteName } = getContent().site;
const graphTag = 'script[type="application/ld+json"]';

test("META-1 META-2 META-4 META-5 META-6 META-7 META-8 the audit finds nothing wrong with the built site", () => {
  expect(audit(readSite("build/client", { origin, siteName, routes: routeTable }))).toEqual([]);
});

test("META-5 a page's structured data are the same in the page, in the file beside it, and after hydration", async ({
  page,
  request,
}) => {
  const hydratedToo = /^\/(contact|resources\/glossary|blog\/ai-enterprise-influence)?$/;
  for (const route of routeTable) {
    const html = await (await request.get(route)).text();
    const graph = parse(html, { blockTextElements: { script: true } }).querySelector(graphTag)?.text ?? "";
    const beside = await request.get(route === "/" ? "/index.jsonld" : `${route}.jsonld`);
    expect(beside.headers()["content-type"], route).toBe("application/ld+json");
    expect(await beside.text(), route).toBe(graph);
    if (!hydratedToo.test(route)) continue;
    await page.goto(route);
    await hydrated(page);
    expect(await page.locator(graphTag).textContent(), route).toBe(graph);
  }
});

test("META-8 sitemap, robots, icons, manifest and share images are served as what they are", async ({ request }) => {
  const types = {
    "/sitemap.xml": "xml",
    "/robots.txt": "text/plain",
    "/favicon.ico": "image/x-icon",
    "/favicon.svg": "image/svg+xml",
    "/apple-touch-icon.png": "image/png",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/site.webmanifest": "application/manifest+json",
    "/share/index.png?v=1": "image/png",
    "/share/blog/ai-enterprise-influence.png": "image/png",
  };
  for (const [address, type] of Object.entries(types)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toContain(type);
  }
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
