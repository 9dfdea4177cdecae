import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { finishPage } from "./finish-page.ts";

const page = (...body: string[]): string =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link media="print" rel="stylesheet" href="/print.css"/><link rel="stylesheet" href="/b.css"/></head><body>${body.join("")}</body></html>`;
const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
const data = '<script type="application/ld+json">{"a":1}</script>';

const parts = { headScript: "load()", pageScript: "/page.js", readStyles: (href: string) => `/* ${href} */` };
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inlines the styles before those for print, and allows exactly the inline code", () => {
  const html = finishPage(page(rules, data), parts);
  const styles = "/* /a.css */\n/* /b.css */";
  expect(html).toContain(`<style>${styles}</style><link media="print"`);
  expect(html).toContain('<script data-page="/page.js">load()</script></head>');
  expect(html.match(/<link rel="stylesheet"/g)).toBeNull();
  const [, policy = ""] = /"Content-Security-Policy" content="(default-src 'self'; [^"]*)"/.exec(html) ?? [];
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash("load()"), hash('{"prefetch":[]}'), hash(styles)]);
});

test.for([
  ['<p style="color:red">x</p>', "a style attribute"],
  ["<style>p{}</style>", "a <style> element"],
  ['<img alt="" src="data:image/png;base64,AA">', "a data: URL"],
] as const)("stops the build at markup that the policy would block: %s", ([markup, reason]) => {
  expect(() => finishPage(page(markup), parts)).toThrow(reason);
  expect(() => finishPage(page(`<p>style="x" data: y</p><script>var a = '${markup}'</script>`), parts)).not.toThrow();
});
