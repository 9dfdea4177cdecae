import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { SitePage } from "#site/content/page-data/site-page.server.ts";
import { shareImagePath } from "#site/paths.ts";

import { drawShareImage } from "./share-image/draw-share-image.ts";

/** Draws an image for every page, for networks that show links as cards. */
export async function writeShareImages(folder: string, site: SiteFacts, pages: readonly SitePage[]): Promise<void> {
  const { siteName, tagline, origin } = site;
  await Promise.all(
    pages.map(async ({ path: page, heading, label, slogan, drawing }) => {
      const [accent, rest] = slogan ?? [undefined, heading];
      const foot = slogan ? new URL(origin).host : tagline;
      const file = folder + shareImagePath(page);
      mkdirSync(path.dirname(file), { recursive: true });
      await writeFile(file, await drawShareImage({ siteName, label, heading: rest, accent, foot, drawing }));
    }),
  );
}
