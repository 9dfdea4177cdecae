import { CountedField, FieldCaption } from "#site/blocks/counted-field.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { plainText } from "#site/glossary/linked-text.ts";
import { Figure } from "#site/ui/figure.tsx";
import { grounds, Section } from "#site/ui/section.tsx";
import type { Ground } from "#site/ui/section.tsx";

import { CaseChange } from "./case-change.tsx";
import { Timeline } from "./timeline.tsx";
import { WorkTable } from "./work-table.tsx";

import "./case-sections.css";

/** Grounds of the result and of the reason for the project, by what the drawing counts. Only one of them is amber. */
const looks: Record<CountedFieldData["wide"]["kind"], { after: Ground; trigger: Ground }> = {
  lanes: { after: "accent", trigger: "night" },
  lines: { after: "day", trigger: "accent" },
  envelopes: { after: "accent", trigger: "night" },
  parts: { after: "night", trigger: "day" },
  tiles: { after: "accent", trigger: "mist" },
  dots: { after: "accent", trigger: "mist" },
};

type Props = { entry: LinkedCase; field: CountedFieldData; scale: ScaleProps | undefined };

/** Renders the sections of a case in a fixed order, without empty ones. */
export function CaseSections({ entry, field, scale }: Props) {
  const { kind } = field.wide;
  const { after, trigger } = looks[kind];
  return (
    <>
      <Section heading={labels.case.summary} label className={scale ? "case-summary with-scale" : "case-summary"}>
        <p>
          <RichText text={entry.summary} />
        </p>
        {scale && <Scale {...scale} />}
      </Section>
      <CaseChange change={entry.change} ground={after} hasSheet={kind === "envelopes"} />
      {entry.advantages && (
        <Section heading={labels.case.advantages}>
          <ul className="ruled-columns">
            {entry.advantages.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <RichText text={description} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Trigger paragraphs={entry.trigger} ground={trigger} />
      <Section heading={labels.case.project} label ground={trigger} className="case-project">
        <div>
          {entry.project.map((text) => (
            <p key={plainText(text)}>
              <RichText text={text} />
            </p>
          ))}
        </div>
      </Section>
      <Section heading={labels.case.brief}>
        <dl className="case-brief ruled-columns">
          {entry.brief.map(({ fact, text }) => (
            <div key={fact}>
              <dt>{labels.case[fact]}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {entry.areas && (
        <Section heading={labels.case.areas} className="case-areas">
          <WorkTable areas={entry.areas} />
        </Section>
      )}
      {entry.timeline && <Timeline {...entry.timeline} />}
      <Section heading={labels.case.results} ground="brand" className="case-results">
        <ul className="bleed">
          {entry.results.map((result) => (
            <li key={plainText(result)} className="wrap">
              <RichText text={result} />
            </li>
          ))}
        </ul>
      </Section>
      {entry.advice && (
        <Section heading={labels.case.advice} label className="case-advice">
          <p>
            <RichText text={entry.advice} />
          </p>
        </Section>
      )}
      <Section heading={labels.case.stack} className="case-stack">
        <div>
          {entry.stack.map(({ group, badges }) => (
            <div key={group}>
              <h3>{group}</h3>
              <ul>
                {badges.map((badge) => (
                  <li key={badge}>{badge}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

type ScaleProps = CountedFieldData & { figure: string };

/** A second drawing that counts, with its figure. */
function Scale({ figure, ...field }: ScaleProps) {
  return (
    <div className={`case-scale ${grounds.day}`}>
      <p>
        <Figure value={figure} />
      </p>
      <CountedField {...field} />
      <FieldCaption {...field} />
    </div>
  );
}

/** Why the client started the project, as one large statement. */
function Trigger({ paragraphs, ground }: { paragraphs: LinkedCase["trigger"]; ground: Ground }) {
  return (
    <Section heading={labels.case.trigger} label ground={ground} className="case-trigger">
      <div>
        {paragraphs.map(([before, emphasis, after]) => (
          <p key={plainText(before)}>
            <RichText text={before} />
            <em>
              <RichText text={emphasis} />
            </em>
            <RichText text={after} />
          </p>
        ))}
      </div>
    </Section>
  );
}
