import type { PageRule } from "../audited-site.ts";
import { metaOf } from "../head-of.ts";

const limit = 120_000;

/** The picture for shared links exists, has the size networks want and a versioned address. */
export const shareImage: PageRule = (page, site) => {
  const address = metaOf(page, "og:image")[0] ?? "";
  if (!address.startsWith(`${site.origin}/share/`)) return [`has no share image on the site's host: "${address}"`];
  const { pathname, searchParams } = new URL(address);
  const file = site.readFile(pathname);
  if (!file) return [`names the share image ${pathname}, which does not exist`];
  // A PNG says its width and height in the bytes after its name.
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return [
    ...(width === 1200 && height === 630 ? [] : [`has a share image of ${width} by ${height}`]),
    ...(file.length < limit ? [] : [`has a share image of ${file.length} bytes, more than ${limit}`]),
    ...(/^[0-9a-f]{8}$/.test(searchParams.get("v") ?? "") ? [] : ["has a share image without a version"]),
  ];
};
