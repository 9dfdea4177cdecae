import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { phoneHref } from "#site/paths.ts";

const tokens = "site/styles/tokens.css";
const logo = "site/public/favicon.svg";
const hexColor = /#[0-9a-f]{6}\b/gi;

/** Replaces colors by grays, which keep their contrast and can be told from the old colors in pictures. */
export const withoutHues = (css: string): string => css.replaceAll(hexColor, toGray);

function toGray(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  const gray = Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2) * 255);
  return `#${gray.toString(16).padStart(2, "0").repeat(3)}`;
}

/** Returns names, colors and logo shapes of this repository that are left in a folder. */
export async function findOldBrand(folder: string, site: SiteFacts): Promise<string[]> {
  const shapes = [...readFileSync(logo, "utf8").matchAll(/ d="([^"]+)"/g)].map(([, shape = ""]) => shape);
  const colors = (readFileSync(tokens, "utf8").match(hexColor) ?? []).filter((color) => toGray(color) !== color);
  const old = [
    site.company,
    site.siteName,
    new URL(site.origin).host.replace("www.", ""),
    site.mail,
    site.phone,
    phoneHref(site.phone),
    ...Object.values(site.products),
    ...colors,
    ...shapes,
  ];
  const tracked = execFileSync("git", ["ls-files"], { cwd: folder, encoding: "utf8" }).trim().split("\n");
  // Without the packages of the editor.
  const built = globSync("build/**/*.*", { cwd: folder, exclude: ["build/editor/cms"] });
  const found = await Promise.all(
    [...tracked, ...built].map(async (file) => {
      const bytes = readFileSync(path.join(folder, file));
      // These pictures show the packaged editor only.
      if (file.startsWith("docs/pictures/editor-")) return [];
      if (file.endsWith(".png")) return (await isGray(bytes)) ? [] : [`${file} has hues`];
      // The header of an icon has 22 bytes; a PNG follows.
      if (file.endsWith(".ico")) return (await isGray(bytes.subarray(22))) ? [] : [`${file} has hues`];
      const text = bytes.toString();
      return old.filter((part) => text.includes(part)).map((part) => `${file} contains ${part}`);
    }),
  );
  return found.flat();
}

async function isGray(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().toColorspace("srgb").stats();
  const [red, green, blue] = channels;
  return red?.sum === green?.sum && green?.sum === blue?.sum;
}
