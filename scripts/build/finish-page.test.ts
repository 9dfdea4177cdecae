import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { finishPage } from "./finish-page.ts";

const page = (...body: string[]): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${body.join("")}</body></html>`;
const router = [
  "<script>first()</script>",
  '<script type="module" async="">import "/b.js"</script>',
  "<script>last()</script>",
];
const data = '<script type="application/ld+json">{"a":1}</script>';

const parts = { headScript: "ask()", readStyles: (href: string) => `/* ${href} */`, isPlain: false };
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

test("scripts become one module, asked for by the script in the head; their elements stay, empty", () => {
  const { html, start } = finishPage(page(...router, data), parts);
  expect(start?.code).toBe('first()\nlast()\nimport "/b.js"\n');
  expect(start?.path).toMatch(/^\/assets\/start-[\da-f]{10}\.js$/);
  expect(html).toContain(
    `data-start="${start?.path}" data-modules="/assets/b.js ${start?.path}">ask()</script></head>`,
  );
  expect(html).toContain('<script></script><script type="module" async=""></script><script></script>');
  expect(html).toContain(data);
  expect(html).not.toContain("modulepreload");
});

test("all stylesheets become one style element in their order, and none is fetched", () => {
  const second = '<link rel="stylesheet" href="/assets/c.css"/>';
  const { html } = finishPage(page().replace("</head>", `${second}</head>`), parts);
  expect(html).toContain(
    '<style>/* /assets/a.css *//* /assets/c.css */</style><link rel="stylesheet" href="/assets/a.css"',
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html.match(/<link rel="stylesheet"[^>]* disabled=""\/>/g)).toHaveLength(2);
});

test("the policy stands behind the charset and allows what the page carries, and nothing else inside it", () => {
  const { html } = finishPage(page(...router, data), parts);
  expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
  const policy = policyOf(html);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash("ask()"), hash("/* /assets/a.css */")]);
});

test("a plain build leaves scripts and styles as they are, and its policy allows them", () => {
  // What stands there twice is named once; a file and data are not named.
  const others = ["<script>last()</script>", '<script src="/a.js"></script>', data];
  const { html, start } = finishPage(page(...router, ...others), { ...parts, isPlain: true });
  expect(start).toBeUndefined();
  for (const script of router) expect(html).toContain(script);
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/>',
  );
  expect(
    policyOf(html)
      .match(/'sha256-[^']*'/g)
      ?.toSorted(),
  ).toEqual(["ask()", "first()", "last()", 'import "/b.js"'].map(hash).toSorted());
});

test.for([
  ['<p style="color:red">x</p>', "a style attribute"],
  ["<style>p{}</style>", "a <style> element"],
  ['<img alt="" src="data:image/png;base64,AA">', "a data: address"],
] as const)("what the policy would block stops the build: %s", ([markup, reason]) => {
  expect(() => finishPage(page(markup), parts)).toThrow(reason);
  expect(() => finishPage(page(`<p>style="x" data: y</p><script>var a = '${markup}'</script>`), parts)).not.toThrow();
});
