import { labels } from "#site/generated/shell.ts";

import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { plainText } from "#site/glossary/linked-text.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { BadgeList } from "#site/ui/badge.tsx";
import { RuledList } from "#site/ui/ruled-list.tsx";
import { Section } from "#site/ui/section.tsx";

import { RichText } from "#site/blocks/rich-text.tsx";
import { CaseBrief, CaseRow, CaseRows } from "./case-rows.tsx";
import { CaseChange } from "./case-change.tsx";
import { Timeline } from "./timeline.tsx";
import { WorkTable } from "./work-table.tsx";

/** Renders the sections of a case in a fixed order, without empty ones. */
export function CaseSections({ entry }: { entry: LinkedCase }) {
  return (
    <>
      <CaseRows>
        <CaseRow heading={labels.case.summary}>
          <p className="text-lg lg:text-xl">
            <RichText text={entry.summary} />
          </p>
        </CaseRow>
      </CaseRows>
      <CaseChange {...entry} />
      <CaseRows>
        <CaseRow heading={labels.case.trigger}>
          <Paragraphs texts={entry.trigger} />
        </CaseRow>
        <CaseRow heading={labels.case.project}>
          <Paragraphs texts={entry.project} />
        </CaseRow>
        <CaseRow heading={labels.case.brief}>
          <CaseBrief facts={entry.brief} />
        </CaseRow>
      </CaseRows>
      {entry.areas && (
        <Section heading={labels.case.areas} tone="mist">
          <WorkTable areas={entry.areas} />
        </Section>
      )}
      {entry.timeline && (
        <Section heading={labels.case.timeline}>
          <Timeline steps={entry.timeline} />
        </Section>
      )}
      <CaseRows isContinued={entry.timeline !== undefined}>
        <CaseRow heading={labels.case.results}>
          <RuledList
            items={entry.results.map((result) => (
              <RichText key={plainText(result)} text={result} />
            ))}
          />
        </CaseRow>
        {entry.advice && (
          <CaseRow heading={labels.case.advice}>
            <Paragraphs texts={[entry.advice]} />
          </CaseRow>
        )}
        <CaseRow heading={labels.case.stack}>
          <div className="grid gap-6">
            {entry.stack.map(({ group, badges }) => (
              <div key={group}>
                <h3 className="font-semibold">{group}</h3>
                <BadgeList badges={badges} />
              </div>
            ))}
          </div>
        </CaseRow>
      </CaseRows>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return (
    <div className="grid max-w-[44em] gap-5 text-lg">
      {texts.map((text) => (
        <p key={plainText(text)}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
