import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Drawing } from "./drawing.tsx";

const drawing = { viewBox: "0 0 9 9", paths: "t-a M0 0h1\nt-b M1 1v1" };
const render = (label?: string): string =>
  renderToStaticMarkup(createElement(Drawing, { drawing, ...(label !== undefined && { label }) }));

test("renders every line as a path with its class", () => {
  expect(render()).toContain('<g><path class="t-a" d="M0 0h1"/><path class="t-b" d="M1 1v1"/></g>');
});

test("hides a drawing without a label from screen readers", () => {
  expect(render()).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(render()).not.toContain("role=");
});

test("exposes a drawing with a label as a named image", () => {
  expect(render("Two boxes")).toMatch(/^<svg [^>]*role="img" aria-label="Two boxes"/);
  expect(render("Two boxes")).not.toContain("aria-hidden");
});
