import { expect, test } from "vitest";

import { changes } from "#site/drawings/before-after.ts";
import { drawings } from "#site/drawings/drawings.ts";

import { drawingSvg } from "./drawing-svg.server.ts";

test("gives every shape of every drawing a color", () => {
  for (const make of Object.values(drawings)) {
    const svg = drawingSvg(make(), { isOnDark: true });
    expect(svg).not.toMatch(/class=|var\(|<path d/);
  }
});

test("draws the ground in the colors of the background", () => {
  const drawing = { viewBox: "0 0 1 1", paths: "floor M0 0h1v1z" };
  expect(drawingSvg(drawing)).not.toBe(drawingSvg(drawing, { isOnDark: true }));
});

test("draws tiles as strokes that are projected onto the ground", () => {
  const { after } = changes["sharepoint-migration-tuv"]();
  expect(drawingSvg(after)).toMatch(/<path fill="none" stroke="#[0-9a-f]{6}"[^>]* transform="matrix\(/);
});
