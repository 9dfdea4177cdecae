import { PageHead } from "#site/blocks/page-head.tsx";
import { TermGroups } from "#site/blocks/term-groups.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { menuName, trail } from "#site/collections/crumbs.server.ts";
import { pagePath } from "#site/paths.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { Section } from "#site/ui/section.tsx";

import type { Route } from "./+types/glossary";

export function loader() {
  const { site, pages, terms } = getContent();
  const { meta, ...page } = pages.glossary;
  return {
    meta: pageMeta(site, { meta, path: pagePath("glossary") }),
    crumbs: trail("resources"),
    current: menuName("glossary"),
    page,
    terms,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Glossary({ loaderData: { crumbs, current, page, terms } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} current={current} heading={page.heading} lead={page.lead} drawing={page.drawing} />
      <Section>
        <TermGroups terms={terms} relatedLabel={page.related} />
      </Section>
    </>
  );
}
