import type { Case } from "#site/collections/cases.server.ts";
import { BadgeList } from "#site/ui/badge-list.tsx";
import { RuledList } from "#site/ui/ruled-list.tsx";
import { Section } from "#site/ui/section.tsx";

import { CardGrid, columnsFor } from "./card-grid.tsx";
import { useSite } from "./site-context.ts";
import { SplitSection } from "./split-section.tsx";
import { Timeline } from "./timeline.tsx";

/** The sections of a case in their fixed order; those without content are left out. */
export function CaseSections({ entry }: { entry: Omit<Case, "meta"> }) {
  const words = useSite().words.case;
  return (
    <>
      <SplitSection heading={words.summary} tone="paper">
        <p className="text-xl leading-normal lg:text-2xl">{entry.summary}</p>
      </SplitSection>
      {entry.advantages && (
        <Section heading={words.advantages} tone="mist">
          <CardGrid cards={entry.advantages} columns={columnsFor(entry.advantages)} />
        </Section>
      )}
      <SplitSection heading={words.trigger} tone="paper">
        <Paragraphs texts={entry.trigger} />
      </SplitSection>
      <SplitSection heading={words.project} tone="paper" isContinued>
        <Paragraphs texts={entry.project} />
      </SplitSection>
      {entry.areas && (
        <Section heading={words.areas} tone="mist">
          <CardGrid cards={entry.areas} columns={columnsFor(entry.areas)} />
        </Section>
      )}
      {entry.timeline && (
        <Section heading={words.timeline}>
          <Timeline steps={entry.timeline} />
        </Section>
      )}
      {entry.challenges && (
        <Section heading={words.challenges} tone="mist">
          <CardGrid cards={entry.challenges} columns={columnsFor(entry.challenges)} />
        </Section>
      )}
      <SplitSection heading={words.results} tone="paper">
        <RuledList items={entry.results} />
      </SplitSection>
      <SplitSection heading={words.stack} tone="paper" isContinued>
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

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-[44em] space-y-5 text-lg">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
