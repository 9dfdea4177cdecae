import { expect, test } from "@playwright/test";

import playwright from "../../playwright.config.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { neverUsed, legacyUrlCases } from "../support/legacy-url-cases.ts";
import { routeTable } from "../support/route-table.ts";

const origin = playwright.use?.baseURL ?? "";
const noindex = '<meta name="robots" content="noindex"/>';
const canonical = (target: string): string => `<${origin}${target}>; rel="canonical"`;

/** Requests a path without a trailing slash, and otherwise unchanged: browsers and fetch would normalize it. */
const request = (path: string) => {
  const bytes = Buffer.from(path.replace(/(?<=.)\/+(?=\?|$)/, "")).toString("latin1");
  return sendLocalRequest(origin, { path: bytes.replaceAll(/[^\u0021-\u00FF]/g, encodeURIComponent) });
};

/** Returns whether nginx, unlike the browser, cannot decode the path. */
const isMalformed = (path: string): boolean => /%(?![\da-f]{2})|%00/i.test(path.split("?")[0] ?? "");

test("nginx names the target of every legacy URL as canonical", { tag: "@NF-25" }, async () => {
  for (const [target, paths] of Object.entries(legacyUrlCases)) {
    for (const path of paths) {
      const { status, headers, body } = await request(path);
      expect.soft(body, path).toContain(noindex);
      expect.soft(status, path).toBe(isMalformed(path) ? 404 : 200);
      if (isMalformed(path)) continue;
      expect.soft(headers["x-robots-tag"], path).toBe("noindex");
      expect.soft(headers["link"], path).toBe(canonical(target));
      expect.soft(headers["cache-control"], path).toContain("must-revalidate");
      expect.soft(body, path).toContain(`href="${target}"`);
    }
  }
});

test("nginx responds with 404 to paths like legacy URLs", { tag: "@NF-25" }, async () => {
  for (const path of neverUsed) {
    const { status, headers, body } = await request(path);
    expect.soft([status, headers["link"]], path).toEqual([404, undefined]);
    expect.soft(body, path).toContain(noindex);
  }
  for (const path of routeTable) {
    const { status, headers } = await request(path);
    expect.soft([status, headers["x-robots-tag"], headers["link"]], path).toEqual([200, undefined, undefined]);
  }
});

test("/about and other letter cases are redirected", { tag: ["@FOOT-4", "@ROUT-14"] }, async () => {
  for (const [path, target] of [
    ["/about", "/company/about"],
    ["/About?utm_source=a&b=", "/company/about?utm_source=a&b="],
    ["/Contact", "/contact"],
    ["/COMPANY/ABOUT?x=1", "/company/about?x=1"],
    ["/Blog/Azure-Local-Arc-Data-Sovereignty", "/blog/azure-local-arc-data-sovereignty"],
  ] as const) {
    const { status, headers } = await request(path);
    expect([status, headers.location]).toEqual([301, origin + target]);
  }
});
