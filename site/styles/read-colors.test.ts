import { expect, test } from "vitest";

import { readColors } from "./read-colors.server.ts";

const tokens = (brand: string) => `@theme {
  --color-brand: ${brand};
  --color-top: oklch(from var(--color-brand) calc(l + 0.25) calc(c * 0.55) calc(h - 4));
  --color-side: var(--color-top);
}
@media (prefers-contrast: more) { :root { --color-brand: #000000; } }`;

test.for([
  // As Chromium computes them.
  ["#0a56e8", "#7fb4ff"],
  ["#0b7a3e", "#92be97"],
  ["#777777", "#c4c4c4"],
] as const)("derives the colors of drawings from the brand %s", ([brand, derived]) => {
  const color = readColors(tokens(brand));
  expect([color("brand"), color("top"), color("side")]).toEqual([brand, derived, derived]);
});

test("names a color that is missing or has another form", () => {
  expect(() => readColors()("amber")).toThrow('tokens.css has no color "amber"');
  expect(() => readColors("--color-brand: teal;")("brand")).toThrow('tokens.css has no color "brand"');
});
