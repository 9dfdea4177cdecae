import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SupportBlock } from "./support-block.tsx";

const render = (heading?: string, text?: string): string =>
  renderToStaticMarkup(createElement(SupportBlock, { heading, text }));

test("links to the contact page under a default heading and text that can be replaced", { tags: "SHAR-3" }, () => {
  expect(render()).toContain("Need more support?</h2>");
  expect(render()).toContain('href="/contact"');
  expect(render("Questions about exits", "Call us.")).toMatch(/Questions about exits<\/h2>.*Call us\.<\/p>/);
});
