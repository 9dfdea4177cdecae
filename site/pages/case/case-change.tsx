import { labels } from "#site/generated/shell.ts";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { Section } from "#site/ui/section.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { CaseRow } from "./case-rows.tsx";
import type { LinkedText } from "#site/glossary/linked-text.ts";

import "./case-change.css";

/** The two states of the hero, each with a sentence, and what they mean for the client. */
export function CaseChange({ change, advantages }: Pick<LinkedCase, "change" | "advantages">) {
  return (
    <Section heading={labels.case.change} tone="mist">
      <div className="case-change">
        {(["before", "after"] as const).map((state) => (
          <div key={state}>
            <svg className={`iso state-${state}`} viewBox={change.drawing[state].viewBox} aria-hidden="true">
              <use href={`#${state}`} />
            </svg>
            <h3>{labels.case[state]}</h3>
            <p>
              <RichText text={change[state]} />
            </p>
          </div>
        ))}
      </div>
      {advantages && (
        <CaseRow heading={labels.case.advantages}>
          <TitledTexts items={advantages} />
        </CaseRow>
      )}
    </Section>
  );
}

function TitledTexts({ items }: { items: readonly { title: string; description: LinkedText }[] }) {
  return (
    <div className="titled-texts">
      {items.map(({ title, description }) => (
        <div key={title}>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-ink-2">
            <RichText text={description} />
          </p>
        </div>
      ))}
    </div>
  );
}
