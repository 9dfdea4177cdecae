import { linkAll, linkAnswers, linkDescriptions, pageLinker } from "./linked-text.server.ts";
import type { Service, ServiceDetail, ServiceOverview } from "#site/collections/schemas/services.server.ts";

// Services as their pages show them, terms linked in the order of reading. Cards that are links keep their words.

export type LinkedDetail = ReturnType<typeof linkDetail>;
export type LinkedOverview = ReturnType<typeof linkOverview>;

export const linkService = (service: Service): LinkedDetail | LinkedOverview =>
  service.kind === "detail" ? linkDetail(service) : linkOverview(service);

function linkDetail({ kind, title, heading, drawing, callToAction, ...service }: ServiceDetail) {
  const link = pageLinker();
  return {
    kind,
    title,
    heading,
    drawing,
    callToAction,
    lead: link(service.lead),
    capabilities: linkDescriptions(link, service.capabilities),
    benefits: linkAll(link, service.benefits),
    approach: linkDescriptions(link, service.approach),
    questions: service.questions && linkAnswers(link, service.questions),
  };
}

function linkOverview({ kind, title, heading, drawing, callToAction, ...service }: ServiceOverview) {
  const link = pageLinker();
  const { cards, reasons, process } = service;
  return {
    kind,
    title,
    heading,
    drawing,
    callToAction,
    lead: link(service.lead),
    cards: {
      ...cards,
      items: cards.items.map((card) => (card.to ? card : { ...card, description: link(card.description) })),
    },
    reasons: reasons && { ...reasons, items: linkDescriptions(link, reasons.items) },
    process: process && { ...process, items: linkDescriptions(link, process.items) },
    questions: service.questions && linkAnswers(link, service.questions),
  };
}
