import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { finishPage } from "./finish-page.ts";

const page = (...body: string[]): string =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/></head><body>${body.join("")}</body></html>`;
const scripts = [
  "<script>first()</script>",
  '<script type="module">import "/b.js"</script>',
  "<script>last()</script>",
];
const data = '<script type="application/ld+json">{"a":1}</script>';

const parts = { headScript: "load()", readStyles: (href: string) => `/* ${href} */` };
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("moves scripts into one module, inlines styles, and allows exactly the inline code", () => {
  const { html, start } = finishPage(page(...scripts, data), parts);
  expect(start.code).toBe('first()\nlast()\nimport "/b.js"\n');
  expect(html).toContain(`data-start="${start.path}" data-modules="/b.js ${start.path}">load()</script></head>`);
  expect(html).toContain('<style>/* /a.css */</style><link rel="stylesheet" href="/a.css" disabled=""/>');
  expect(html).toContain(`<script></script><script type="module"></script><script></script>${data}`);
  const [, policy = ""] = /"Content-Security-Policy" content="(default-src 'self'; [^"]*)"/.exec(html) ?? [];
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash("load()"), hash("/* /a.css */")]);
});

test.for([
  ['<p style="color:red">x</p>', "a style attribute"],
  ["<style>p{}</style>", "a <style> element"],
  ['<img alt="" src="data:image/png;base64,AA">', "a data: URL"],
] as const)("stops the build at markup that the policy would block: %s", ([markup, reason]) => {
  expect(() => finishPage(page(markup), parts)).toThrow(reason);
  expect(() => finishPage(page(`<p>style="x" data: y</p><script>var a = '${markup}'</script>`), parts)).not.toThrow();
});
