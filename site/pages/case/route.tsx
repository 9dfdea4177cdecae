import { labels } from "#site/generated/shell.ts";

import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { CaseHero } from "./case-hero.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseSections } from "./case-sections.tsx";
import { NextCase } from "./next-case.tsx";
import { getCasePage } from "#site/content/page-data/case-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";

import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  return getCasePage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Case({ loaderData: { crumbs, entry, next } }: Route.ComponentProps) {
  const { callToAction } = labels.case;
  return (
    <>
      <CaseHero crumbs={crumbs} {...entry} />
      <CaseFacts entry={entry} />
      <CaseSections entry={entry} />
      <NextCase {...next} />
      <CallToAction {...callToAction} text={entry.firstConversation} />
    </>
  );
}
