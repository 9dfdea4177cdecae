import { expect, test } from "vitest";

import { routeTable } from "../../tests/support/route-table.ts";
import { hostFiles } from "./host-files.ts";

test("stays within the limits of the hosts", () => {
  const files = ["index.html", "a.css", "a.js", "a.md", "a.xml", "a.png", "a.svg", "a.webp", "a.woff2", "a.json"];
  const { _headers = "", _redirects = "" } = hostFiles({ origin: "https://www.site.example" }, routeTable, files);
  expect(_headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  const redirects = _redirects.trimEnd().split("\n");
  const stars = redirects.filter((rule) => rule.includes("*"));
  expect(redirects.slice(-stars.length), "Cloudflare expects rules with a star last").toEqual(stars);
  expect(stars.length).toBeLessThanOrEqual(100);
});
