import type { ReactNode } from "react";
import { Container } from "#site/ui/section.tsx";
import { labels } from "#site/generated/shell.ts";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { RichText } from "#site/blocks/rich-text.tsx";

import "./case-rows.css";

/** Short sections as a ruled list: the heading is the label of its row. */
export function CaseRows({ isContinued = false, children }: { isContinued?: boolean; children: ReactNode }) {
  return (
    <div className={isContinued ? "case-rows continued" : "case-rows"}>
      <Container>{children}</Container>
    </div>
  );
}

export function CaseRow({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="case-row">
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

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
