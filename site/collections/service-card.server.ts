import { servicePath } from "#site/paths.ts";

import { getService } from "./lookup.server.ts";

/** What lists show of a service. */
export function serviceCard(slug: string) {
  const { title, meta } = getService(slug);
  return { to: { href: servicePath(slug), external: false }, title, description: meta.description };
}
