import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";

/** What the share image of a page shows. */
export type ShareImage = {
  siteName: string;
  label: readonly string[];
  heading: string;
  /** A word above the heading, in amber. */
  accent?: string | undefined;
  /** The last line; its period is amber, unless there is amber above. */
  foot: string;
  /** Instead of the city. */
  drawing?: Drawing | undefined;
};

type Page = {
  heading: string;
  label: readonly string[];
  slogan?: readonly [accent: string, rest: string];
  drawing?: Drawing | undefined;
};

export function describeShareImage(
  { siteName, tagline, origin }: Pick<SiteFacts, "siteName" | "tagline" | "origin">,
  { heading, label, slogan, drawing }: Page,
): ShareImage {
  if (!slogan) return { siteName, label, heading, foot: tagline, drawing };
  const [accent, rest] = slogan;
  return { siteName, label, heading: rest, accent, foot: new URL(origin).host, drawing };
}

const code = "scripts/build/share-image";

/** Returns the files that decide how share images look: colors, lines, logo, city and the code that draws them. */
export const readDesign = (): string[] =>
  [
    "site/styles/tokens.css",
    "site/blocks/drawing-image.css",
    "site/public/favicon.svg",
    "site/drawings/munich.ts",
    "site/drawings/munich-plan.ts",
    "site/drawings/cloud.ts",
    ...readdirSync(code).map((name) => path.join(code, name)),
  ].map((file) => readFileSync(file, "utf8"));

/** Returns the version of a share image: social networks cache it by URL, so a new image needs a new URL. */
export const hashShareImage = (image: ShareImage, design: readonly string[]): string =>
  hash("sha256", JSON.stringify([image, design])).slice(0, 8);
