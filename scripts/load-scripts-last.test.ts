import { expect, test } from "vitest";

import { loadScriptsLast } from "./load-scripts-last.ts";

test("module preloads move behind the content and wait for more urgent files", () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p></body>';
  expect(loadScriptsLast(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><link rel="modulepreload" href="/a.js" fetchpriority="low"/></body>',
  );
});

test("a page without preloads stays as it is", () => {
  expect(loadScriptsLast("<body></body>")).toBe("<body></body>");
});
