import { expect, test } from "vitest";

import { drawings } from "#site/drawings/drawings.ts";

import { drawShareImage } from "./draw-share-image.ts";
import { drawingSvg } from "./drawing-svg.ts";

test("META-1 a share image is a PNG of 1200 by 630, below 120 kB", async () => {
  const png = await drawShareImage({
    siteName: "Isarwolke",
    label: ["Cloud Consulting", "Cloud Exit"],
    heading: "A heading of the ninety characters that a title may have at most, and this one has them all",
    foot: "CLOUD.DONE RIGHT",
    drawing: drawings["cloud-exit"](),
  });
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(120_000);
});

test("every shape of every drawing has a color", () => {
  for (const make of Object.values(drawings)) {
    const svg = drawingSvg(make(), { x: 0, y: 0, width: 1, height: 1 });
    expect(svg).not.toMatch(/<path {2}d|var\(/);
  }
});
