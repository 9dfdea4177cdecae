import { writeFileSync } from "node:fs";

import { Resvg } from "@resvg/resvg-js";

import type { SiteFacts } from "#site/collections/schemas/site-facts.server.ts";
import { logoPath } from "#site/paths.ts";

import { placeMark } from "./place-mark.ts";
import { readColors } from "./share-image/read-colors.ts";

/** The mark for browsers that cannot show favicon.svg, for home screens, and the manifest that names them. */
export function writeIcons(folder: string, { company, siteName }: SiteFacts): void {
  const night = readColors()("night");
  const small = "/icon-192.png";
  writeFileSync(`${folder}/favicon.ico`, ico([16, 32, 48].map((size) => ({ size, png: mark(size) }))));
  writeFileSync(`${folder}/apple-touch-icon.png`, mark(180, night));
  writeFileSync(folder + small, mark(192, night));
  writeFileSync(folder + logoPath, mark(512, night));
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

function icon(src: string, size: number) {
  return { src, type: "image/png", sizes: `${size}x${size}`, purpose: "any maskable" };
}

/** On a ground it keeps the distance from the edge that round and square masks leave. */
function mark(size: number, ground?: string): Buffer {
  const bare = placeMark({ x: 0, y: 0, size });
  const grounded = `<path fill="${ground}" d="M0 0h66v66H0z"/>${placeMark({ x: 9, y: 5, size: 48 })}`;
  const sides = ground === undefined ? size : 66;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sides} ${sides}">${ground === undefined ? bare : grounded}</svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** The old container around PNG files: a header, an entry of 16 bytes for each, then the files. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
