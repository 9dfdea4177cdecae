import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { drawings } from "#site/drawings/drawings.ts";

import { drawShareImage } from "./draw-share-image.ts";
import { drawingSvg } from "./drawing-svg.ts";
import { PictureCache } from "./picture-cache.ts";

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = {
  siteName: "Isarwolke",
  label: ["Cloud Consulting", "Cloud Exit"],
  heading: "A heading of the ninety characters that a title may have at most, and this one has them all",
  foot: "CLOUD.DONE RIGHT",
  drawing: drawings["cloud-exit"](),
};

test("META-1 a picture is a PNG of 1200 by 630, below 120 kB", async () => {
  const png = await drawShareImage(picture);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(120_000);
});

test("every shape of every drawing has a color of its own style sheet", () => {
  for (const make of Object.values(drawings)) {
    const svg = drawingSvg(make(), { x: 0, y: 0, width: 1, height: 1 });
    expect(svg).not.toMatch(/<path {2}d|var\(/);
  }
});

const draw = () => Promise.resolve(Buffer.from("picture"));

test("what has not changed is not drawn again; what has is, and what nobody needs is forgotten", async () => {
  const first = new PictureCache(folder);
  await first.get({ heading: "one" }, draw);
  await first.get({ heading: "two" }, draw);
  expect(first.drawn).toBe(2);

  const second = new PictureCache(folder);
  await second.get({ heading: "one" }, () => Promise.reject(new Error("drawn again")));
  await second.get({ heading: "three" }, draw);
  expect(second.drawn).toBe(1);
  second.prune();
  expect(readdirSync(folder)).toHaveLength(2);
});
