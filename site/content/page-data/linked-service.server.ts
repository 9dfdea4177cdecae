import { linkAll, linkAnswers, linkDescriptions, pageLinker } from "./linked-text.server.ts";
import { getContent } from "#site/content/content.server.ts";
import type { ServiceDetail, ServiceOverview } from "#site/content/schemas/services.server.ts";
import { numberParts } from "#site/drawings/layers.ts";
import { slabs } from "#site/drawings/slabs.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { servicePath } from "#site/paths.ts";

// Content of service pages. Terms are linked at their first mention, so the order matters; cards that are links have none.

export type LinkedDetail = ReturnType<typeof linkDetail>;
export type LinkedOverview = ReturnType<typeof linkOverview>;

export function linkDetail({ kind, title, heading, scene, callToAction, ...service }: ServiceDetail) {
  const link = pageLinker();
  const { drawing, parts } = numberParts(scene);
  // In the order of the numbers on the drawing.
  const capabilities = parts.flatMap(({ index, view }) => {
    const capability = service.capabilities[index];
    return capability ? [{ ...capability, view }] : [];
  });
  return {
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
  };
}

export function linkOverview({ slug, kind, title, heading, callToAction, ...service }: ServiceOverview) {
  const link = pageLinker();
  const { cards, reasons, process } = service;
  const { services } = getContent();
  const overviews = services.filter((other) => other.kind === kind);
  return {
    kind,
    title,
    heading,
    callToAction,
    lead: link(service.lead),
    stack: slabs(
      cards.items.length,
      overviews.findIndex((overview) => overview.slug === slug),
    ),
    cards: {
      ...cards,
      items: cards.items.map((card) => ({
        ...card,
        description: card.to ? card.description : link(card.description),
        // Cards without a page are link targets.
        id: card.to ? undefined : termSlug(card.title),
        drawing: services.find(({ slug: other }) => servicePath(other) === card.to?.href)?.drawing,
      })),
    },
    reasons: reasons && { ...reasons, items: linkDescriptions(link, reasons.items) },
    process: process && { ...process, items: linkDescriptions(link, process.items) },
    questions: service.questions && linkAnswers(link, service.questions),
  };
}
