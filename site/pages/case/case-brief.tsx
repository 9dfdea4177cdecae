import { labels } from "#site/generated/shell.ts";

import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

import "./case-brief.css";

/** Lists duration and team of a project, its decisions, and what runs today. */
export function CaseBrief({ facts }: { facts: LinkedCase["brief"] }) {
  return (
    <dl className="case-brief">
      {facts.map(({ fact, text }) => (
        <div key={fact}>
          <dt>{labels.case[fact]}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
