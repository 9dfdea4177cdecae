import { expect, test } from "vitest";

import { isPlainClick } from "./is-plain-click.ts";

test("only a plain click stays in this tab", () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(click)).toBe(true);
  for (const change of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    expect(isPlainClick({ ...click, ...change })).toBe(false);
  }
});
