import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { SiteContext } from "./site-context.ts";
import type { SiteFrame } from "#site/collections/frame.server.ts";
import { SupportBlock } from "./support-block.tsx";

const frame = {
  words: { support: { heading: "Need more support?", text: "Call us.", button: "Contact us" } },
} as SiteFrame;

const render = (props: { heading?: string }): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      undefined,
      createElement(SiteContext, { value: frame }, createElement(SupportBlock, props)),
    ),
  );

test("SHAR-3 the support block has a default heading that can be replaced, and leads to the contact page", () => {
  expect(render({})).toContain("Need more support?</h2>");
  expect(render({})).toContain('href="/contact"');
  expect(render({ heading: "Questions about exits" })).toContain("Questions about exits</h2>");
});
