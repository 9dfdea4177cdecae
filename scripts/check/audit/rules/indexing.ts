import type { SiteRule } from "../audited-site.ts";
import { linksOf, metaOf } from "../head-of.ts";
import { findBlocks } from "../json-ld-block.ts";

/** Pages may be indexed; what stands for a missing one may not, and claims nothing. */
export const indexing: SiteRule = ({ pages, notFound }) => {
  const robots = metaOf(notFound, "robots").join();
  const claims = [
    ...(robots === "noindex" ? [] : ["may be indexed"]),
    ...(linksOf(notFound, "canonical").length === 0 ? [] : ["has a canonical address"]),
    ...(findBlocks(notFound).length === 0 ? [] : ["has structured data"]),
  ];
  return [
    ...pages
      .filter((page) => metaOf(page, "robots").length > 0)
      .map(({ path }) => ({ page: path, reason: "tells robots to stay away" })),
    ...claims.map((reason) => ({ page: notFound.path, reason })),
  ];
};
