import { expect, test } from "vitest";

import { pageVersion } from "./page-version.ts";

const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-AAAA'"/><link rel="preload" href="/assets/font-CBa0fl4q.woff2"/>
<title>Cloud Exit | Site</title><meta name="description" content="A way out."/><meta property="og:image" content="/assets/exit-a1B2c3D4.png"/>
<link rel="canonical" href="https://site.example/exit"/><link rel="stylesheet" href="/assets/root-By0jVAEh.css"/></head>
<body><header><a href="/">Site</a></header><main id="main" class="pt-header"><h1 class="page-heading">A way<!-- --> out</h1>
<img src="/assets/bridge-Zz_9-aB1.svg" alt="A bridge"/><details name="«r1»"><a class="link" href="/contact">Call us</a></details>
<script type="application/ld+json">{"@type":"Service"}</script></main><footer>© 2026</footer>
<script>window.context = "one";</script><link rel="modulepreload" href="/assets/kit-AAAAAAAA.js"/></body></html>`;

const version = pageVersion(page);
const changed = (from: string, to: string): string => {
  expect(page).toContain(from);
  return pageVersion(page.replaceAll(from, to));
};

test.for([
  ["text", "A way<!-- --> out", "A way home"],
  ["a link", 'href="/contact"', 'href="/imprint"'],
  ["a link's text", "Call us", "Write to us"],
  ["an alternative text", "A bridge", "A road"],
  ["the title", "Cloud Exit | Site", "Cloud Exit today | Site"],
  ["the description", "A way out.", "Two ways out."],
  ["the canonical address", "https://site.example/exit", "https://site.example/cloud-exit"],
  ["structured data", '{"@type":"Service"}', '{"@type":"Offer"}'],
  ["another image", "/assets/bridge-", "/assets/road-"],
] as const)("a page with another %s is another version", ([, from, to]) => {
  expect(changed(from, to)).not.toBe(version);
});

test.for([
  ["the policy", "sha256-AAAA", "sha256-BBBB"],
  ["the hash of a style sheet", "By0jVAEh", "CCCCCCCC"],
  ["the hash of an image", "bridge-Zz_9-aB1", "bridge-00000000"],
  ["the hash of a preview image", "a1B2c3D4", "00000000"],
  ["the name of a script", "/assets/kit-AAAAAAAA.js", "/assets/frame-BBBBBBBB.js"],
  ["a class", 'class="page-heading"', 'class="page-heading wide"'],
  ["what the framework hands over", '"one"', '"two"'],
  ["an id that React made up", "«r1»", "«r2»"],
  ["the year in the footer", "© 2026", "© 2027"],
  ["the menu", '<a href="/">Site</a>', '<a href="/">Site</a><a href="/new">New</a>'],
] as const)("%s makes no new version", ([, from, to]) => {
  expect(changed(from, to)).toBe(version);
});

test("what is no page has no version", () => {
  expect(() => pageVersion("<p>Redirecting</p>")).toThrow("needs a head and a main part");
});
