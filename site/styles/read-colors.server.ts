import { readFileSync } from "node:fs";

type Triple = readonly [number, number, number];

/** Returns the site's colors by their names in tokens.css, as six digits: `night`, `brand`, `block-a-top` … */
export function readColors(tokens = readFileSync("site/styles/tokens.css", "utf8")): (name: string) => string {
  const found = [...tokens.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value] as const);
  // The first value of a name is for everyone, a later one for more contrast.
  const values = new Map(found.toReversed());
  const find = (name: string): string => {
    const value = values.get(name);
    const origin = /var\(--color-([\w-]+)\)/.exec(value ?? "")?.[1];
    if (value?.includes("(from ") && origin !== undefined) return derive(find(origin), value);
    if (value?.startsWith("var(") && origin !== undefined) return find(origin);
    if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`tokens.css has no color "${name}"`);
    return value;
  };
  return find;
}

/** Computes a relative color as browsers do, in OKLCH, whose lightness is the same for every hue. */
function derive(origin: string, value: string): string {
  const change = (channel: string, number: number): number => {
    const [, sign, by] = new RegExp(String.raw`calc\(${channel} ([-+*]) ([\d.]+)\)`).exec(value) ?? [];
    if (sign === "*") return number * Number(by);
    return sign === undefined ? number : number + Number(sign + by);
  };
  const [l, c, h] = toOklch(origin);
  return toHex([change("l", l), change("c", c), change("h", h)]);
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toOklch(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return [lightness, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI];
}

function toHex([lightness, chroma, hue]: Triple): string {
  const [x, y] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
