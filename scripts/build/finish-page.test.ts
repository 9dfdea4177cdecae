import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { finishPage } from "./finish-page.ts";

const page = (...body: string[]): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/c.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${body.join("")}</body></html>`;
const router = [
  "<script>first()</script>",
  '<script type="module" async="">import "/b.js"</script>',
  "<script>last()</script>",
];
const data = '<script type="application/ld+json">{"a":1}</script>';

const parts = { headScript: "ask()", readStyles: (href: string) => `/* ${href} */` };
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts become one module that the head's script requests; their elements stay, empty", () => {
  const { html, start } = finishPage(page(...router, data), parts);
  expect(start.code).toBe('first()\nlast()\nimport "/b.js"\n');
  expect(start.path).toMatch(/^\/assets\/start-[\da-f]{10}\.js$/);
  expect(html).toContain(`data-start="${start.path}" data-modules="/assets/b.js ${start.path}">ask()</script></head>`);
  expect(html).toContain('<script></script><script type="module" async=""></script><script></script>');
  expect(html).toContain(data);
  expect(html).not.toContain("modulepreload");
});

test("stylesheets become one style element in their order, and none is fetched", () => {
  const { html } = finishPage(page(), parts);
  expect(html).toContain("<title>A</title><style>/* /assets/a.css *//* /assets/c.css */</style><link ");
  expect(html.match(/<link rel="stylesheet"[^>]* disabled=""\/>/g)).toHaveLength(2);
});

test("the policy follows the charset and allows exactly the script and styles in the page", () => {
  const { html } = finishPage(page(...router, '<script src="/a.js"></script>', data), parts);
  const [, policy = ""] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash("ask()"), hash("/* /assets/a.css *//* /assets/c.css */")]);
});

test.for([
  ['<p style="color:red">x</p>', "a style attribute"],
  ["<style>p{}</style>", "a <style> element"],
  ['<img alt="" src="data:image/png;base64,AA">', "a data: URL"],
] as const)("markup that the policy would block stops the build: %s", ([markup, reason]) => {
  expect(() => finishPage(page(markup), parts)).toThrow(reason);
  expect(() => finishPage(page(`<p>style="x" data: y</p><script>var a = '${markup}'</script>`), parts)).not.toThrow();
});
