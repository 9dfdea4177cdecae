import { labels } from "virtual:shell";

import type { LinkedCase } from "#site/collections/views/linked-case.server.ts";
import { plainText } from "#site/glossary/linked-text.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { BadgeList } from "#site/ui/badge-list/badge-list.tsx";
import { Container } from "#site/ui/container/container.tsx";
import { RuledList } from "#site/ui/ruled-list/ruled-list.tsx";
import { Section } from "#site/ui/section/section.tsx";

import { CardGrid, columnsFor } from "#site/blocks/card-grid.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { SplitSection } from "#site/blocks/split-section.tsx";
import { CaseBrief } from "./case-brief.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Timeline } from "./timeline.tsx";
import { WorkTable } from "./work-table.tsx";

/** Renders the sections of a case in a fixed order, without empty ones. */
export function CaseSections({ entry }: { entry: LinkedCase }) {
  return (
    <>
      <SplitSection heading={labels.case.summary} tone="paper">
        <p className="text-xl">
          <RichText text={entry.summary} />
        </p>
      </SplitSection>
      <SplitSection heading={labels.case.brief} tone="paper" isContinued>
        <CaseBrief facts={entry.brief} />
      </SplitSection>
      <section className="pb-18 lg:pb-26">
        <Container>
          <h2 className="mb-10 text-2xl font-bold lg:text-3xl">{labels.case.change}</h2>
          <BeforeAfter {...entry.change} />
        </Container>
      </section>
      {entry.advantages && (
        <Section heading={labels.case.advantages} tone="mist">
          <CardGrid cards={entry.advantages} columns={columnsFor(entry.advantages)} />
        </Section>
      )}
      <SplitSection heading={labels.case.trigger} tone="paper">
        <Paragraphs texts={entry.trigger} />
      </SplitSection>
      <SplitSection heading={labels.case.project} tone="paper" isContinued>
        <Paragraphs texts={entry.project} />
      </SplitSection>
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
      <SplitSection heading={labels.case.results} tone="paper" isContinued={entry.timeline !== undefined}>
        <RuledList
          items={entry.results.map((result) => (
            <RichText key={plainText(result)} text={result} />
          ))}
        />
      </SplitSection>
      {entry.advice && (
        <SplitSection heading={labels.case.advice} tone="paper" isContinued>
          <Paragraphs texts={[entry.advice]} />
        </SplitSection>
      )}
      <SplitSection heading={labels.case.stack} tone="paper" isContinued>
        <div className="grid gap-8">
          {entry.stack.map(({ group, badges }) => (
            <div key={group}>
              <h3 className="text-lg font-semibold">{group}</h3>
              <BadgeList badges={badges} />
            </div>
          ))}
        </div>
      </SplitSection>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return (
    <div className="max-w-[44em] space-y-5 text-lg">
      {texts.map((text) => (
        <p key={plainText(text)}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
