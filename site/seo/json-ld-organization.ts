import type { Organization } from "schema-dts";

import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { logoPath } from "#site/paths.ts";

export const organizationId = (origin: string): string => `${origin}/#organization`;

export function organizationNode({ company, siteName, origin }: SiteFacts) {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: company,
    alternateName: siteName,
    url: `${origin}/`,
    logo: origin + logoPath,
  } satisfies Organization;
}

/** Describes the company with the contact data of the contact page. */
export function contactNode(site: SiteFacts) {
  const { mail, phone, address } = site;
  return {
    ...organizationNode(site),
    email: mail,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
  } satisfies Organization;
}
