import { readFileSync, writeFileSync } from "node:fs";

import sharp from "sharp";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { logoPath } from "#site/paths.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

/** Writes icons for browsers without SVG icons and for home screens, and the web manifest. */
export async function writeIcons(folder: string, { company, siteName }: SiteFacts): Promise<void> {
  const night = readColors()("night");
  const small = "/icon-192.png";
  writeFileSync(`${folder}/favicon.ico`, ico(32, await draw(32, placeLogo({ x: 0, y: 0, size: 66 }))));
  // Home screens mask the background, not the logo.
  const padded = `<path fill="${night}" d="M0 0h66v66H0z"/>${placeLogo({ x: 9, y: 5, size: 48 })}`;
  writeFileSync(`${folder}/apple-touch-icon.png`, await draw(180, padded));
  writeFileSync(folder + small, await draw(192, padded));
  writeFileSync(folder + logoPath, await draw(512, padded));
  const manifest = {
    name: company,
    short_name: siteName,
    start_url: "/",
    display: "browser",
    background_color: night,
    theme_color: night,
    icons: [icon(small, 192), icon(logoPath, 512)],
  };
  writeFileSync(`${folder}/site.webmanifest`, `${JSON.stringify(manifest)}\n`);
}

const icon = (src: string, size: number) => ({
  src,
  type: "image/png",
  sizes: `${size}x${size}`,
  purpose: "any maskable",
});

async function draw(size: number, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 66 66">${content}</svg>`;
  return await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Returns an ICO file with one image: a header of 22 bytes and the PNG. */
function ico(size: number, png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Returns the logo of the header at a position in a larger SVG. */
export function placeLogo({ x, y, size }: { x: number; y: number; size: number }): string {
  const tag = `<svg x="${x}" y="${y}" width="${size}" height="${size}" `;
  return readFileSync("site/public/favicon.svg", "utf8").replace("<svg ", tag);
}
