import { getContent } from "#site/content/content.server.ts";
import type { Service, ServiceDetail } from "#site/content/schemas/services.server.ts";
import { numberParts } from "#site/drawings/layers.ts";
import { slabs } from "#site/drawings/slabs.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import { proofCard, serviceCard } from "./cards.server.ts";
import { linkAll, linkAnswers, linkDescriptions, pageLinker } from "./linked-text.server.ts";
import { getServiceDetail, getServiceOverview } from "./lookup.server.ts";
import { getSitePage } from "./site-pages.server.ts";

// Terms are linked at their first mention, so the order matters; cards that are links have none.

export type ServiceDetailPage = ReturnType<typeof getServiceDetailPage>;
export type ServiceOverviewPage = ReturnType<typeof getServiceOverviewPage>;

export function getServiceDetailPage(slug: string) {
  const service = getServiceDetail(slug);
  const { kind, title, heading, scene, callToAction } = service;
  const link = pageLinker();
  const { drawing, parts } = numberParts(scene);
  const capabilities = orderByPart(service.capabilities, parts);
  return {
    ...describeService(service),
    service: {
      kind,
      title,
      heading,
      drawing,
      marks: parts.map(({ mark }) => mark),
      callToAction,
      lead: link(service.lead),
      capabilities: linkDescriptions(link, capabilities),
      benefits: linkAll(link, service.benefits),
      approach: { drawing: service.approachDrawing, steps: linkDescriptions(link, service.approach) },
      specimen: service.specimen,
      questions: service.questions && linkAnswers(link, service.questions),
    },
  };
}

/** Returns capabilities in the order of the numbers on the drawing, each with the view of its part. */
export function orderByPart(
  capabilities: ServiceDetail["capabilities"],
  parts: ReturnType<typeof numberParts>["parts"],
) {
  return parts.flatMap(({ name, view }) =>
    capabilities.filter(({ part }) => part === name).map(({ part: _part, ...capability }) => ({ ...capability, view })),
  );
}

export function getServiceOverviewPage(slug: string) {
  const service = getServiceOverview(slug);
  const { kind, title, heading, callToAction, cards, reasons, process } = service;
  const link = pageLinker();
  const { services } = getContent();
  const overviews = services.filter((other) => other.kind === kind);
  return {
    ...describeService(service),
    service: {
      kind,
      title,
      heading,
      callToAction,
      lead: link(service.lead),
      stack: slabs(cards.items.length, overviews.indexOf(service)),
      cards: {
        ...cards,
        items: cards.items.map((card) => ({
          ...card,
          description: card.to ? card.description : link(card.description),
          // Cards without a page are link targets.
          id: card.to ? undefined : termSlug(card.title),
          drawing: services.find((other) => servicePath(other.slug) === card.to?.href)?.drawing,
        })),
      },
      reasons: reasons && { ...reasons, items: linkDescriptions(link, reasons.items) },
      process: process && { ...process, items: linkDescriptions(link, process.items) },
      questions: service.questions && linkAnswers(link, service.questions),
    },
  };
}

/** Returns the data that overviews and details have in common. */
function describeService(service: Service) {
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
