import { getContent } from "#site/content/content.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { TermLinker } from "#site/glossary/term-linker.server.ts";
import { casePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import { caseLink } from "./cards.server.ts";
import { linkAll, linkDescriptions, pageLinker } from "./linked-text.server.ts";
import { getCase, getCaseAfter } from "./lookup.server.ts";
import { getSitePage } from "./site-pages.server.ts";

export type LinkedCase = ReturnType<typeof linkCase>;

const facts = ["duration", "team", "decision", "dropped", "today", "approval"] as const;

const linkFacts = (link: TermLinker, entry: Case) => facts.map((fact) => ({ fact, text: link(entry[fact]) }));

export function getCasePage(slug: string) {
  const entry = getCase(slug);
  const sitePage = getSitePage(casePath(slug));
  return {
    meta: pageMeta(getContent().site, sitePage),
    crumbs: sitePage.crumbs,
    entry: linkCase(entry),
    next: caseLink(getCaseAfter(entry)),
  };
}

/** Links terms at their first mention, so the linked texts are in the order of case-sections.tsx. */
function linkCase(entry: Case) {
  const { title, keyNumber, industry, implementation, companySize, revenue, change, stack, firstConversation } = entry;
  const link = pageLinker();
  return {
    title,
    keyNumber,
    industry,
    implementation,
    companySize,
    revenue,
    change,
    stack,
    firstConversation,
    subtitle: link(entry.subtitle),
    summary: link(entry.summary),
    advantages: entry.advantages && linkDescriptions(link, entry.advantages),
    trigger: linkAll(link, entry.trigger),
    project: linkAll(link, entry.project),
    brief: linkFacts(link, entry),
    areas: entry.areas?.map((area) => ({
      ...area,
      description: link(area.description),
      challenges: linkDescriptions(link, area.challenges),
    })),
    timeline: entry.timeline && linkDescriptions(link, entry.timeline),
    results: linkAll(link, entry.results),
    advice: entry.advice === undefined ? undefined : link(entry.advice),
  };
}
