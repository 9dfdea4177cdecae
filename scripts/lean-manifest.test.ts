import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { leanManifest } from "./lean-manifest.ts";

const template = { parentId: "root", hasLoader: true, module: "/assets/article.js", imports: ["/assets/kit.js"] };
const page = (path: string, module = template.module) => ({ ...template, module, id: path, path });
const manifest = {
  entry: { module: "/assets/entry.js", imports: [], css: [] },
  routes: {
    root: { id: "root", path: "", module: "/assets/root.js" },
    "routes/home": { id: "routes/home", parentId: "root", index: true },
    "*": page("*", "/assets/not-found.js"),
    ...Object.fromEntries(["/blog/a", "/blog/b", "/blog/c"].map((path) => [path, page(path)])),
  },
  version: "1",
};
const source = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test("the browser gets the same list of routes, each template said once", () => {
  const lean = leanManifest(source);
  const window = {};
  runInNewContext(lean, { window });
  // Made in another realm: compared as what it says.
  expect(JSON.parse(JSON.stringify(window))).toEqual({ __reactRouterManifest: manifest });
  expect(lean.split("/assets/article.js")).toHaveLength(2);
});

test("another form than the known one stops the build", () => {
  expect(() => leanManifest("export default {}")).toThrow("in a new way");
});
