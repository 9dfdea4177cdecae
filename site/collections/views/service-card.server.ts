import { servicePath } from "#site/paths.ts";

import { getContent } from "#site/collections/content.server.ts";
import { getService } from "./lookup.server.ts";
import type { ServiceDetail } from "#site/collections/schemas/services.server.ts";

export function serviceCard(slug: string) {
  const { title, meta } = getService(slug);
  return { to: { href: servicePath(slug), external: false }, title, description: meta.description };
}

/** Returns the other services of the same overview. */
export function siblingCards({ slug, parent }: ServiceDetail) {
  return getContent()
    .services.filter((other) => other.kind === "detail" && other.parent === parent && other.slug !== slug)
    .map((other) => serviceCard(other.slug));
}
