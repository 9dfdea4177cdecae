import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { openManifest } from "./open-manifest.ts";

const folder = mkdtempSync(path.join(tmpdir(), "manifest-"));
const file = path.join(folder, "page-manifest.json");
afterAll(() => rmSync(folder, { recursive: true }));

const version = "0".repeat(32);
const valid = {
  origin: "https://www.site.example",
  key: "a-key-0123456789",
  pages: { "/": version, "/contact": version },
};

test("a release is noticed without a restart, and a site without a manifest is no fault", () => {
  const read = openManifest(file);
  expect(read()).toBeUndefined();
  writeFileSync(file, JSON.stringify(valid));
  expect(read()).toEqual(valid);
  writeFileSync(file, JSON.stringify({ ...valid, pages: { "/": version } }));
  expect(read()?.pages).toEqual({ "/": version });
});

test.each([
  ["no object", []],
  ["no origin", { ...valid, origin: undefined }],
  ["an origin with a path", { ...valid, origin: "https://www.site.example/path" }],
  ["an origin without encryption", { ...valid, origin: "http://www.site.example" }],
  ["a short key", { ...valid, key: "short" }],
  ["a key that is a path", { ...valid, key: "../../etc/passwd" }],
  ["no pages", { ...valid, pages: {} }],
  ["a page on another host", { ...valid, pages: { "@evil.example/": version } }],
  ["a page that is not its own address", { ...valid, pages: { "/a/../b": version } }],
  ["a page without a version", { ...valid, pages: { "/": "" } }],
])("a manifest with %s is refused", (_name, manifest) => {
  writeFileSync(file, JSON.stringify(manifest));
  expect(openManifest(file)).toThrow("is no page manifest");
});
