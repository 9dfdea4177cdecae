import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { openManifest } from "./open-manifest.ts";

const folder = mkdtempSync(path.join(tmpdir(), "manifest-"));
afterAll(() => rmSync(folder, { recursive: true }));

const version = "0".repeat(32);
const valid = { origin: "https://www.site.example", key: "a-key-0123456789", pages: { "/": version } };

test("refuses a manifest with anything but the site's own pages", () => {
  const file = path.join(folder, "page-manifest.json");
  for (const wrong of [
    { origin: undefined },
    { origin: "https://www.site.example/path" },
    { origin: "http://www.site.example" },
    { key: "short" },
    { key: "../../etc/passwd" },
    { pages: {} },
    { pages: { "@evil.example/": version } },
    { pages: { "/a/../b": version } },
    { pages: { "/": "" } },
  ]) {
    writeFileSync(file, JSON.stringify({ ...valid, ...wrong }));
    expect(openManifest(file), JSON.stringify(wrong)).toThrow("is not a page manifest");
  }
  writeFileSync(file, JSON.stringify(valid));
  expect(openManifest(file)()).toEqual(valid);
});
