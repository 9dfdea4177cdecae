import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listSitePages } from "./site-pages.server.ts";

const routes = readFileSync("site/paths.snapshot.txt", "utf8").trim().split("\n");

test("META-8 the list of pages has exactly the routes, in their order", () => {
  const pages = listSitePages().map(({ path }) => path);
  expect(pages).toEqual(routes.filter((route) => route !== "/about" && route !== "*"));
});

test("every page has a picture of its own, and its version follows what it shows", () => {
  const versions = listSitePages().map(({ image }) => image);
  expect(new Set(versions).size).toBe(versions.length);
});
