import { getContent } from "#site/content/content.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import { proofCard } from "#site/content/page-data/proof.server.ts";
import { serviceCard } from "#site/content/page-data/service-card.server.ts";
import { getSitePage } from "#site/content/page-data/site-pages.server.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

/** Returns the data that overviews and details have in common. */
export function describeService(service: Service) {
  const { site, labels } = getContent();
  const sitePage = getSitePage(servicePath(service.slug));
  const related =
    service.kind === "detail" ? { heading: labels.service.related, services: service.related } : service.related;
  return {
    meta: pageMeta(site, sitePage),
    crumbs: sitePage.crumbs,
    firstStep: service.firstStep,
    proof: proofCard(service.proof),
    related: related && {
      heading: related.heading,
      cards: related.services.map(({ service: slug, reason }) => serviceCard(slug, reason)),
    },
  };
}
