import { expect, test } from "vitest";

import { htmlToMarkdown } from "./html-to-markdown.ts";

const convert = (main: string): string => htmlToMarkdown(`<main>${main}</main>`, "https://site.example/page").trim();

test("URLs become absolute, and links next to each other stay apart", () => {
  expect(convert('<p><a href="/contact">Call</a><a href="#here">Read</a></p>')).toBe(
    "[Call](https://site.example/contact) [Read](https://site.example/page#here)",
  );
});

test("cards become sections, facts become a list, and a table stays one", () => {
  expect(convert("<ul><li><h3>Card</h3><p>Text</p></li><li><h3>Next</h3></li></ul>")).toBe(
    "### Card\n\nText\n\n### Next",
  );
  expect(convert("<dl><div><dt>Size</dt><dd>220 people</dd></div></dl>")).toBe("-   **Size:** 220 people");
  const head = "<thead><tr><th>A</th><th>B|C</th></tr></thead>";
  expect(convert(`<table>${head}<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`)).toBe(
    "| A | B\\|C |\n| --- | --- |\n| 1 | 2 |",
  );
});

test("a picture is replaced by its label; navigation, controls and decoration are left out", () => {
  expect(convert('<figure><svg role="img" aria-label="A map"><path/></svg><p>Here</p></figure>')).toBe(
    "_A map_\n\nHere",
  );
  const others = '<nav>Home</nav><button>Share</button><search>Find</search><svg aria-hidden="true"><path/></svg>';
  expect(convert(`${others}<p>Text<span class="without-script" aria-hidden="true"> →</span></p>`)).toBe("Text");
});

test("characters that mean something in Markdown are escaped", () => {
  expect(convert("<p>a_b *c* [d] &lt;e&gt; &amp;</p>")).toBe(String.raw`a\_b \*c\* \[d\] \<e> &`);
});
