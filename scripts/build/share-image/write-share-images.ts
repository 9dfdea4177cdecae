import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { describeShareImage } from "#site/content/page-data/share-image.server.ts";
import type { ShareImage } from "#site/content/page-data/share-image.server.ts";
import type { SitePage } from "#site/content/page-data/site-pages.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { placeCity, placeCloud } from "#site/drawings/city-svg.server.ts";
import { drawingSvg } from "#site/drawings/drawing-svg.server.ts";
import { alignmentOf } from "#site/drawings/drawing.ts";
import { shareImagePath } from "#site/paths.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

import { once } from "../build-cache.ts";
import { placeLogo } from "../write-icons.ts";
import { textSvg } from "./text-svg.ts";

const options = { compressionLevel: 9, palette: true, quality: 90 };

/** Draws an image for every page, for networks that show links as cards. */
export async function writeShareImages(folder: string, site: SiteFacts, pages: readonly SitePage[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const file = folder + shareImagePath(page.path);
      mkdirSync(path.dirname(file), { recursive: true });
      await writeFile(file, await drawShareImage(describeShareImage(site, page)));
    }),
  );
}

/** Wide drawings end at the right edge. */
const frames = {
  square: { x: 672, y: 80, width: 484, height: 470 },
  wide: { x: 648, y: 120, width: 552, height: 390 },
};

/** Draws Munich and the cloud, dimmed below the text. */
const drawCity = () =>
  [
    placeCity('width="1200" height="630" viewBox="-1090 -480 1500 790"'),
    '<rect width="1200" height="630" fill="url(#veil)"/>',
    placeCloud('x="770" y="24" width="430" height="260" viewBox="-330 -200 660 400"'),
  ].join("");

/** Draws a page's image for shared links, 1200 by 630, like the dark header of the page. */
async function drawShareImage({ drawing, ...text }: ShareImage): Promise<Buffer> {
  const color = readColors();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs>
<pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M0 47.5h48M47.5 0v48" fill="none" stroke="${color("night-line")}"/></pattern>
<linearGradient id="fade"><stop offset="0.3" stop-color="black"/><stop offset="1" stop-color="white" stop-opacity="0.8"/></linearGradient>
<linearGradient id="veil"><stop offset="0.3" stop-color="${color("night")}"/><stop offset="0.68" stop-color="${color("night")}" stop-opacity="0"/></linearGradient>
<mask id="toward-the-drawing"><rect width="1200" height="630" fill="url(#fade)"/></mask>
</defs>
<rect width="1200" height="630" fill="${color("night")}"/>
<rect width="1200" height="630" fill="url(#grid)" mask="url(#toward-the-drawing)"/>
${
  drawing
    ? drawingSvg(drawing, { isOnDark: true, frame: alignmentOf(drawing.viewBox) ? frames.wide : frames.square })
    : drawCity()
}
${placeLogo({ x: 68, y: 52, size: 52 })}
${await textSvg(text)}
</svg>`;
  return await once(["share image", JSON.stringify([sharp.versions, options]), svg], () =>
    sharp(Buffer.from(svg)).png(options).toBuffer(),
  );
}
