import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";
import type { SitePage } from "#site/collections/views/site-page.server.ts";
import { shareImagePath } from "#site/paths.ts";

import { drawShareImage } from "./share-image/draw-share-image.ts";
import { PictureCache } from "./share-image/picture-cache.ts";

/** The folder is ignored by git, outlives the build and leaves with node_modules. */
const cacheFolder = "node_modules/.cache/share-images";

/** A picture for every page, for networks that show links as cards. Only what has changed is drawn. */
export async function writeShareImages(folder: string, site: SiteFacts, pages: readonly SitePage[]): Promise<void> {
  const cache = new PictureCache(cacheFolder);
  for (const { path: address, heading, label, slogan, drawing } of pages) {
    const { siteName, tagline, origin } = site;
    const [accent, rest] = slogan ?? [undefined, heading];
    const picture = { siteName, label, heading: rest, accent, foot: slogan ? new URL(origin).host : tagline, drawing };
    const png = await cache.get(picture, () => drawShareImage(picture));
    const file = folder + shareImagePath(address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png);
    // Pixels lie outside of the heap; Node gives them back only between two turns of its loop.
    await setImmediate();
  }
  cache.prune();
  console.log(`\nShare images: ${pages.length}, ${cache.drawn} drawn`);
}
