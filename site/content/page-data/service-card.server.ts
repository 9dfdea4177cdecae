import { serviceImage, servicePath } from "#site/paths.ts";

import { getService } from "./lookup.server.ts";

export type ServiceCard = ReturnType<typeof serviceCard>;

/** Returns a link to a service, with the reason to follow it. */
export function serviceCard(slug: string, reason?: string) {
  const { title, meta } = getService(slug);
  return { href: servicePath(slug), title, description: reason ?? meta.description, image: serviceImage(slug) };
}
