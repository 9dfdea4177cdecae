import type { Service as ServiceNode } from "schema-dts";

import type { Service } from "#site/content/schemas/services.server.ts";
import { servicePath } from "#site/paths.ts";

import { organizationId } from "./json-ld-organization.ts";

export function serviceNode(origin: string, { slug, title, lead }: Service) {
  const url = origin + servicePath(slug);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: title,
    description: lead,
    url,
    provider: { "@id": organizationId(origin) },
  } satisfies ServiceNode;
}
