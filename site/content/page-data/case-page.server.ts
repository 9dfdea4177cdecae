import { getContent } from "#site/content/content.server.ts";
import type { Case, CaseSection } from "#site/content/schemas/cases.server.ts";
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

const sectionLinkers = {
  summary: (link: TermLinker, { summary }: Case) => link(summary),
  change: (_link: TermLinker, { change }: Case) => change,
  advantages: (link: TermLinker, { advantages }: Case) => advantages && linkDescriptions(link, advantages),
  trigger: (link: TermLinker, { trigger, emphasis, project }: Case) => ({
    reasons: trigger.map((text, index) => linkEmphasis(link, text, index === 0 ? emphasis : undefined)),
    project: linkAll(link, project),
  }),
  brief: (link: TermLinker, entry: Case) => facts.map((fact) => ({ fact, text: link(entry[fact]) })),
  areas: (link: TermLinker, { areas }: Case) =>
    areas?.map((area) => ({
      ...area,
      description: link(area.description),
      challenges: linkDescriptions(link, area.challenges),
    })),
  timeline: (link: TermLinker, { timeline }: Case) => timeline && describeTimeline(linkDescriptions(link, timeline)),
  results: (link: TermLinker, { results }: Case) => linkAll(link, results),
};

type LinkedSections = { [Name in CaseSection]: ReturnType<(typeof sectionLinkers)[Name]> };

/** Links terms at their first mention, so sections are linked in the order in which the page shows them. */
function linkCase(entry: Case) {
  const { title, keyNumber, industry, implementation, companySize, revenue, stack, firstConversation } = entry;
  const link = pageLinker();
  return {
    title,
    keyNumber,
    industry,
    implementation,
    companySize,
    revenue,
    stack,
    firstConversation,
    order: entry.order,
    headings: entry.headings,
    subtitle: link(entry.subtitle),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of each name.
    sections: Object.fromEntries(
      entry.order.map((name) => [name, sectionLinkers[name](link, entry)]),
    ) as LinkedSections,
    advice: entry.advice === undefined ? undefined : link(entry.advice),
  };
}
