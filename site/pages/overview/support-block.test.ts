import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { SupportBlock } from "./support-block.tsx";

const render = (heading?: string): string =>
  renderToStaticMarkup(createElement(MemoryRouter, undefined, createElement(SupportBlock, { heading })));

test("SHAR-3 the support block has a default heading that can be replaced, and leads to the contact page", () => {
  expect(render()).toContain("Need more support?</h2>");
  expect(render()).toContain('href="/contact"');
  expect(render("Questions about exits")).toContain("Questions about exits</h2>");
});
