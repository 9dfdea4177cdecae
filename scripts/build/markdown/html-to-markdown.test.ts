import { expect, test } from "vitest";

import { htmlToMarkdown } from "./html-to-markdown.ts";

const convert = (main: string): string => htmlToMarkdown(`<main>${main}</main>`, "https://site.example/page").trim();

test("makes URLs absolute and separates adjacent elements", () => {
  expect(convert('<p><a href="/contact">Call</a><a href="#here">Read</a></p>')).toBe(
    "[Call](https://site.example/contact) [Read](https://site.example/page#here)",
  );
  expect(convert("<p><span>3,600 subpages</span><span>A client</span></p><p>Next</p>")).toBe(
    "3,600 subpages A client\n\nNext",
  );
});

test("separates what the page separates by layout, and keeps punctuation with its word", () => {
  expect(convert('<p>fixed price<a href="/contact">Call</a></p>')).toBe(
    "fixed price [Call](https://site.example/contact)",
  );
  expect(convert("<p><b>Two weeks</b><span>,</span><span> one on site</span></p>")).toBe("**Two weeks**, one on site");
  expect(convert("<table><tbody><tr><td>1</td><td>4 min<p>Less was expected.</p></td></tr></tbody></table>")).toBe(
    "| 1 | 4 min. Less was expected. |",
  );
});

test("converts cards to sections, facts to a list, and keeps tables", () => {
  expect(convert("<ul><li><h3>Card</h3><p>Text</p></li><li><h3>Next</h3></li></ul>")).toBe(
    "### Card\n\nText\n\n### Next",
  );
  expect(convert("<dl><div><dt>Size</dt><dd>220 people</dd></div></dl>")).toBe("-   **Size:** 220 people");
  const head = "<thead><tr><th>A</th><th>B|C</th></tr></thead>";
  expect(convert(`<table><caption>Steps</caption>${head}<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`)).toBe(
    "**Steps**\n\n| A | B\\|C |\n| --- | --- |\n| 1 | 2 |",
  );
});

test("replaces a picture with its label, and omits navigation, controls and decoration", () => {
  expect(convert('<figure><svg role="img" aria-label="A map"><path/></svg></figure>')).toBe("_A map_");
  const others = '<nav>Home</nav><button>Share</button><img src="/a.svg" alt=""><svg aria-hidden="true"><path/></svg>';
  expect(convert(`${others}<p>a &lt;b&gt;<span aria-hidden="true"> →</span></p>`)).toBe(String.raw`a \<b>`);
});

test("keeps the lead of a searchable list, and a question, but no label of a control", () => {
  expect(convert('<search><div><label>Find</label></div><div class="list-intro"><p>Lead</p></div></search>')).toBe(
    "Lead",
  );
  const question = "<details><summary><h3>Why?</h3></summary><p>So.</p></details>";
  expect(convert(`${question}<details><summary>Show</summary><p>More</p></details>`)).toBe("### Why?\n\nSo.\n\nMore");
  expect(convert('<ol><li><span class="figure">1</span><h3>Step</h3></li></ol>')).toBe("1.  ### Step");
});
