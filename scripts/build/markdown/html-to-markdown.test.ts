import { expect, test } from "vitest";

import { htmlToMarkdown } from "./html-to-markdown.ts";

const convert = (main: string): string => htmlToMarkdown(`<main>${main}</main>`, "https://site.example/page").trim();

test("headings, paragraphs and emphasis", () => {
  expect(convert("<h1>One</h1><div><p>A <strong>b</strong> <em>c</em> <code>d</code></p></div><hr>")).toBe(
    "# One\n\nA **b** _c_ `d`\n\n---",
  );
});

test("addresses become absolute, anchors included", () => {
  expect(convert('<p><a href="/contact">Call</a> or <a href="#here">read</a></p>')).toBe(
    "[Call](https://site.example/contact) or [read](https://site.example/page#here)",
  );
});

test("links beside each other keep their distance", () => {
  expect(convert('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
    "[A](https://site.example/a) [B](https://site.example/b)",
  );
});

test("lists of words are lists, cards and steps are sections", () => {
  expect(convert("<ul><li>A</li><li><span>B</span></li></ul>")).toBe("- A\n- B");
  expect(convert("<ol><li>A</li><li><p>B</p><p>C</p></li></ol>")).toBe("1. A\n2. B\n   \n   C");
  expect(convert("<ul><li><h3>Card</h3><p>Text</p></li></ul>")).toBe("### Card\n\nText");
  expect(convert("<ol><li><h3>Plan</h3></li><li><h3>Build</h3></li></ol>")).toBe("### 1. Plan\n\n### 2. Build");
});

test("facts, tables, quotes and addresses", () => {
  expect(convert("<dl><div><dt>Size</dt><dd>220 people</dd></div></dl>")).toBe("- **Size:** 220 people");
  expect(
    convert(
      "<table><thead><tr><th>A</th><th>B|C</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    ),
  ).toBe("| A | B\\|C |\n| --- | --- |\n| 1 | 2 |");
  expect(convert("<blockquote>We did.</blockquote>")).toBe("> We did.");
  expect(convert("<address>Street 1<br>Town</address>")).toBe("Street 1  \nTown");
});

test("closed answers are told", () => {
  expect(convert("<details><summary><h3>Why?</h3></summary><div>Because.</div></details>")).toBe(
    "### Why?\n\nBecause.",
  );
});

test("pictures are told by their words; decoration is not", () => {
  expect(
    convert('<figure><svg role="img" aria-label="A map"><path/></svg><figcaption><p>Here</p></figcaption></figure>'),
  ).toBe("_A map_\n\nHere");
  expect(convert('<p>Text<svg aria-hidden="true"><path/></svg></p>')).toBe("Text");
});

test("ways around the site, controls and states are left out", () => {
  const main =
    '<nav><a href="/">Home</a></nav><button>Share</button><search>Find</search><output>3 terms</output>' +
    '<p class="without-script">No script</p><span aria-hidden="true">→</span><p><a href="/x">Out<span class="sr-only"> (new tab)</span></a></p>';
  expect(convert(main)).toBe("[Out](https://site.example/x)");
});

test("characters with a meaning in Markdown are only characters", () => {
  expect(convert("<p>a_b *c* [d] &lt;e&gt; &amp; 5 &gt; 3</p>")).toBe(String.raw`a\_b \*c\* \[d\] \<e> & 5 > 3`);
});
