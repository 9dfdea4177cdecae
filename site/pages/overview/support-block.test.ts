import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { SupportBlock } from "./support-block.tsx";

const render = (heading?: string): string =>
  renderToStaticMarkup(createElement(MemoryRouter, undefined, createElement(SupportBlock, { heading })));

test("SHAR-3 links to the contact page under a default heading that can be replaced", () => {
  expect(render()).toContain("Need more support?</h2>");
  expect(render()).toContain('href="/contact"');
  expect(render("Questions about exits")).toContain("Questions about exits</h2>");
});
