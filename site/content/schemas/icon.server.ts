import { icons } from "@iconify-json/lucide";
import { z } from "zod";

import { suggestNames } from "#site/content/reader/suggest-names.server.ts";

export const iconNames: readonly string[] = Object.keys(icons.icons);

type Attributes = Record<string, string | undefined>;

/** Turns the name of an icon into one SVG path on a 24 by 24 grid. */
export const icon = z
  .string()
  .transform((name, context): string => {
    const body = Object.hasOwn(icons.icons, name) ? icons.icons[name]?.body : undefined;
    if (body !== undefined) return iconPath(body);
    const hint = suggestNames(name, iconNames);
    context.addIssue({ code: "custom", message: `"${name}" is not the name of an icon${hint}` });
    return z.NEVER;
  })
  .describe("Name of an icon on lucide.dev/icons")
  .meta({ choices: "icons" });

/** Merges the shapes of an icon into one path, because pages repeat icons many times. */
export function iconPath(body: string): string {
  return [...body.matchAll(/<(\w+)([^>]*)>/g)]
    .map(([, tag = "", rest = ""]) => {
      const draw = shapes[tag];
      if (!draw) throw new Error(`An icon contains <${tag}>, which iconPath does not support yet`);
      return draw(
        Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      );
    })
    .join("");
}

const shapes: Record<string, (attributes: Attributes) => string> = {
  g: () => "",
  path: ({ d = "" }) => absoluteStart(d),
  circle: ({ cx, cy, r }) => ellipse(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(number(cx), number(cy), number(rx), number(ry)),
  rect: ({ x, y, width, height, rx, ry }) =>
    rectangle(number(x), number(y), number(width), number(height), number(rx ?? ry)),
};

const number = (value: string | undefined): number => Number(value ?? 0);

/** A leading relative move starts at the origin; after another path it must be absolute. */
const absoluteStart = (d: string): string => d.replace(/^m/, "M");

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
