import { expect, test } from "vitest";

import { findBlockedMarkup } from "./check-html.ts";

test("style attributes, style elements and data: addresses are found", () => {
  expect(findBlockedMarkup('<p style="color:red">x</p>')).toEqual(["a style attribute"]);
  expect(findBlockedMarkup("<style>p{}</style>")).toEqual(["a <style> element"]);
  expect(findBlockedMarkup('<img alt="" src="data:image/png;base64,AA">')).toEqual(["a data: address"]);
});

test("text and script that only speak of them are fine", () => {
  expect(findBlockedMarkup('<p>style="x" data: y</p><script>var a = "<p style=1>"</script>')).toEqual([]);
});
