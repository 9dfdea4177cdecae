import { getContent } from "#site/content/content.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { CountedField } from "#site/content/schemas/counted-field.server.ts";
import { drawField } from "#site/drawings/fields.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import type { TermLinker } from "#site/glossary/term-linker.server.ts";
import { casePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";

import { caseLink } from "./cards.server.ts";
import { describeTimeline } from "./case-timeline.server.ts";
import { describeField } from "./counted-field.server.ts";
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
    field: headField(entry.field),
    scale: entry.scale && { ...describeField(entry.scale), figure: entry.scale.n.toLocaleString("en-US") },
    next: caseLink(getCaseAfter(entry)),
  };
}

/** Returns the field in the shape of the page's head, which is wider and lower than other places. */
const headField = (field: CountedField) => ({
  ...describeField(field),
  wide: drawField(field, "band"),
});

/** Splits a text at the words that stand out, and links terms in each part. */
function linkEmphasis(link: TermLinker, text: string, emphasis = "") {
  const start = text.indexOf(emphasis);
  const parts = [text.slice(0, start), emphasis, text.slice(start + emphasis.length)] as const;
  return parts.map((part) => link(part)) as [before: LinkedText, emphasis: LinkedText, after: LinkedText];
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
    trigger: entry.trigger.map((text, index) => linkEmphasis(link, text, index === 0 ? entry.emphasis : undefined)),
    project: linkAll(link, entry.project),
    brief: linkFacts(link, entry),
    areas: entry.areas?.map((area) => ({
      ...area,
      description: link(area.description),
      challenges: linkDescriptions(link, area.challenges),
    })),
    timeline: entry.timeline && describeTimeline(linkDescriptions(link, entry.timeline)),
    results: linkAll(link, entry.results),
    advice: entry.advice === undefined ? undefined : link(entry.advice),
  };
}
