import { getContent } from "#site/collections/content.server.ts";

import { audit } from "../../scripts/check/audit/audit.ts";
import { readSite } from "../../scripts/check/audit/read-site.ts";
import { expect, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

const { origin, siteName } = getContent().site;

test("META-1 META-2 META-4 META-5 META-6 META-7 META-8 the audit finds nothing wrong with the built site", () => {
  expect(audit(readSite("build/client", { origin, siteName, routes: routeTable }))).toEqual([]);
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
