import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { QuestionGroups } from "#site/blocks/question-groups.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { menuName, trail } from "#site/collections/crumbs.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/faq";

export function loader() {
  const { site, pages, questions } = getContent();
  const { meta, ...page } = pages.faq;
  return {
    meta: pageMeta(site, { meta, path: pagePath("faq") }),
    crumbs: trail("resources"),
    current: menuName("faq"),
    page,
    questions,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Faq({ loaderData: { crumbs, current, page, questions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing} />
      <Section>
        <QuestionGroups groups={questions} />
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  );
}
