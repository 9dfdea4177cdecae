import type { Case } from "#site/collections/cases.server.ts";
import { BadgeList } from "#site/ui/badge-list.tsx";
import { RuledList } from "#site/ui/ruled-list.tsx";
import { Section } from "#site/ui/section.tsx";

import { CardGrid } from "./card-grid.tsx";
import { useSite } from "./site-context.ts";
import { Steps } from "./steps.tsx";

/** The sections of a case in their fixed order; those without content are left out. */
export function CaseSections({ entry }: { entry: Omit<Case, "meta"> }) {
  const words = useSite().words.case;
  return (
    <>
      <Section heading={words.summary}>
        <Paragraphs texts={[entry.summary]} />
      </Section>
      {entry.advantages && (
        <Section heading={words.advantages} tone="mist">
          <CardGrid cards={entry.advantages} />
        </Section>
      )}
      <Section heading={words.trigger}>
        <Paragraphs texts={entry.trigger} />
      </Section>
      <Section heading={words.project}>
        <Paragraphs texts={entry.project} />
      </Section>
      {entry.areas && (
        <Section heading={words.areas} tone="mist">
          <CardGrid cards={entry.areas} />
        </Section>
      )}
      {entry.timeline && (
        <Section heading={words.timeline}>
          <Steps steps={entry.timeline} />
        </Section>
      )}
      {entry.challenges && (
        <Section heading={words.challenges} tone="mist">
          <CardGrid cards={entry.challenges} />
        </Section>
      )}
      <Section heading={words.results}>
        <RuledList items={entry.results} />
      </Section>
      <Section heading={words.stack} tone="mist">
        {entry.stack.map(({ group, badges }) => (
          <div key={group} className="mt-6">
            <h3 className="text-lg font-semibold">{group}</h3>
            <BadgeList badges={badges} />
          </div>
        ))}
      </Section>
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
