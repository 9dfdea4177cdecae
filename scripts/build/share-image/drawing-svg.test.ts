import { expect, test } from "vitest";

import { drawings } from "#site/drawings/drawings.ts";

import { drawingSvg } from "./drawing-svg.ts";

test("gives every shape of every drawing a color", () => {
  for (const make of Object.values(drawings)) {
    const svg = drawingSvg(make(), { x: 0, y: 0, width: 1, height: 1 });
    expect(svg).not.toMatch(/<path {2}d|var\(/);
  }
});
