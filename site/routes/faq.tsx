import { CallToAction } from "#site/blocks/call-to-action.tsx";
import { PageHead } from "#site/blocks/page-head.tsx";
import { QuestionList } from "#site/blocks/question-list.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { menuName, trail } from "#site/collections/crumbs.server.ts";
import { listQuestionGroups } from "#site/collections/linked-questions.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/faq";

export function loader() {
  const { site, pages } = getContent();
  const { meta, heading, lead, drawing, callToAction, ...words } = pages.faq;
  return {
    meta: pageMeta(site, { meta, path: pagePath("faq") }),
    head: { crumbs: trail("resources"), current: menuName("faq"), heading, lead, drawing },
    words,
    groups: listQuestionGroups(),
    callToAction,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Faq({ loaderData: { head, words, groups, callToAction } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      <Section>
        <QuestionList groups={groups} words={words} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
