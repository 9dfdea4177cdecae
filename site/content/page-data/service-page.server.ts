import { getContent } from "#site/content/content.server.ts";
import type { Service, ServiceDetail } from "#site/content/schemas/services.server.ts";
import { numberParts } from "#site/drawings/layers.ts";
import { slabs } from "#site/drawings/slabs.ts";
import { approachImage, serviceImage, servicePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { slugify } from "#site/slugify.ts";

import { proofCard, serviceCard } from "./cards.server.ts";
import { linkAnswers, linkDescriptions, pageLinker } from "./linked-text.server.ts";
import { getServiceDetail, getServiceOverview } from "./lookup.server.ts";
import { describeOwnTrace } from "./own-trace.server.ts";
import { getSitePage } from "./site-pages.server.ts";

// Terms are linked at their first mention, so the order matters; cards that are links have none.

export type ServiceDetailPage = ReturnType<typeof getServiceDetailPage>;
export type ServiceOverviewPage = ReturnType<typeof getServiceOverviewPage>;

export function getServiceDetailPage(slug: string) {
  const service = getServiceDetail(slug);
  const { scene, approachDrawing, callToAction } = service;
  const link = pageLinker();
  const { drawing, parts } = numberParts(scene);
  const capabilities = orderByPart(service.capabilities, parts);
  return {
    ...describeService(service),
    service: {
      ...describeHead(service),
      // The page's own ground continues the lines of the drawing's.
      drawing: { ...drawing, paths: drawing.paths.replace(/^grid .+\n/m, "") },
      marks: parts.map(({ mark }) => mark),
      callToAction,
      lead: link(service.lead),
      capabilities: linkDescriptions(link, capabilities),
      benefits: service.benefits.map(splitEmphasis),
      approach: {
        viewBox: approachDrawing.viewBox,
        steps: linkDescriptions(link, service.approach).map((step, index) => ({
          ...step,
          image: approachImage(slug, index + 1),
        })),
      },
      ownTrace: service.ownTrace && describeOwnTrace(service.ownTrace),
      closingSheet: service.closingSheet,
      specimen: service.specimen,
      questions: service.questions && linkAnswers(link, service.questions),
    },
  };
}

/** Returns capabilities in the order of the numbers on the drawing, each with the view box of its part. */
export function orderByPart(
  capabilities: ServiceDetail["capabilities"],
  parts: ReturnType<typeof numberParts>["parts"],
) {
  return parts.flatMap(({ name, viewBox }) =>
    capabilities
      .filter(({ part }) => part === name)
      .map(({ part: _part, ...capability }) => ({ ...capability, viewBox })),
  );
}

/** Splits a sentence at the marks of `**emphasis**`: every second part is emphasized. */
const splitEmphasis = (sentence: string): string[] => sentence.split("**");

export function getServiceOverviewPage(slug: string) {
  const service = getServiceOverview(slug);
  const { kind, callToAction, cards, reasons, process, specimen } = service;
  const link = pageLinker();
  const { services } = getContent();
  const overviews = services.filter((other) => other.kind === kind);
  return {
    ...describeService(service),
    service: {
      ...describeHead(service),
      callToAction,
      lead: link(service.lead),
      stack: slabs(cards.items.length, overviews.indexOf(service)),
      cards: {
        ...cards,
        items: cards.items.map((card) => {
          const target = services.find((other) => servicePath(other.slug) === card.to?.href);
          return {
            ...card,
            description: card.to ? card.description : link(card.description),
            // Cards without a page are link targets.
            id: card.to ? undefined : slugify(card.title),
            image: target && serviceImage(target.slug),
          };
        }),
      },
      reasons: reasons && { ...reasons, items: linkDescriptions(link, reasons.items) },
      process: process && { ...process, items: linkDescriptions(link, process.items) },
      specimen,
      questions: service.questions && linkAnswers(link, service.questions),
    },
  };
}

/** Returns the name that a heading begins with, which the page sets larger, and the rest. */
export function splitHeading(heading: string, title: string): { name: string; rest: string } {
  const words = heading.split(" ");
  const count = title.split(" ").length;
  const name = words.slice(0, count).join(" ");
  const length = comparable(name) === comparable(title) ? count : 1;
  return { name: words.slice(0, length).join(" "), rest: words.slice(length).join(" ") };
}

const comparable = (name: string): string => name.replace("&", "and").replace(":", "").toLowerCase();

const describeHead = ({ title, heading }: Service) => ({ title, heading: splitHeading(heading, title) });

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
