import { servicePath } from "#site/paths.ts";

import { getService } from "./lookup.server.ts";

/** Returns a link to a service, with the reason to follow it. */
export function serviceCard(slug: string, reason?: string) {
  const { title, meta } = getService(slug);
  return { to: { href: servicePath(slug), external: false }, title, description: reason ?? meta.description };
}
