import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { getCasePage } from "#site/content/page-data/case-page.server.ts";
import { slugOf } from "#site/content/page-data/lookup.server.ts";
import { labels } from "#site/generated/shared-content.ts";

import type { Route } from "./+types/route";
import { CaseFacts } from "./case-facts.tsx";
import { CaseHero } from "./case-hero.tsx";
import { CaseSections } from "./case-sections.tsx";
import { NextCase } from "./next-case.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return getCasePage(slugOf(url));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Case({ loaderData: { crumbs, entry, field, scale, next } }: Route.ComponentProps) {
  const { callToAction } = labels.case;
  return (
    <>
      <CaseHero crumbs={crumbs} field={field} {...entry} />
      <CaseFacts entry={entry} />
      <CaseSections entry={entry} field={field} scale={scale} />
      <NextCase {...next} />
      <CallToAction {...callToAction} text={entry.firstConversation} />
    </>
  );
}
