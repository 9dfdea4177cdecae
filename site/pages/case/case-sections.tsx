import { Fragment } from "react";
import type { ReactNode } from "react";

import { CountedField, FieldCaption } from "#site/blocks/counted-field.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import type { CaseSection } from "#site/content/schemas/cases.server.ts";
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

/** Renders the sections of a case in its order, without empty ones. */
export function CaseSections({ entry, field, scale }: Props) {
  const { kind } = field.wide;
  const { after, trigger: triggerGround } = looks[kind];
  const { order, sections, advice, stack } = entry;
  const heading = (name: keyof LinkedCase["headings"]) => entry.headings[name] ?? labels.case[name];
  const { summary, change, advantages, trigger, brief, areas, timeline, results } = sections;
  const parts: Record<CaseSection, ReactNode> = {
    summary: (
      <Section heading={labels.case.summary} label className={scale ? "case-summary with-scale" : "case-summary"}>
        <p>
          <RichText text={summary} />
        </p>
        {scale && <Scale {...scale} />}
      </Section>
    ),
    change: <CaseChange change={change} ground={after} hasSheet={kind === "envelopes"} />,
    advantages: advantages && (
      <Section heading={heading("advantages")}>
        <ul className="ruled-columns">
          {advantages.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <RichText text={description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    ),
    trigger: (
      <>
        <Trigger heading={heading("trigger")} reasons={trigger.reasons} ground={triggerGround} />
        <Section heading={heading("project")} label ground={triggerGround} className="case-project">
          <div>
            {trigger.project.map((text) => (
              <p key={plainText(text)}>
                <RichText text={text} />
              </p>
            ))}
          </div>
        </Section>
      </>
    ),
    brief: (
      <Section heading={labels.case.brief}>
        <dl className="case-brief ruled-columns">
          {brief.map(({ fact, text }) => (
            <div key={fact}>
              <dt>{labels.case[fact]}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    ),
    areas: areas && (
      <Section heading={heading("areas")} className="case-areas">
        <WorkTable areas={areas} />
      </Section>
    ),
    timeline: timeline && <Timeline heading={heading("timeline")} {...timeline} />,
    results: (
      <Section heading={heading("results")} ground="brand" className="case-results">
        <ul className="bleed">
          {results.map((result) => (
            <li key={plainText(result)} className="wrap">
              <RichText text={result} />
            </li>
          ))}
        </ul>
      </Section>
    ),
  };
  return (
    <>
      {order.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
      {advice && (
        <Section heading={labels.case.advice} label className="case-advice">
          <p>
            <RichText text={advice} />
          </p>
        </Section>
      )}
      <Section heading={labels.case.stack} className="case-stack">
        <div>
          {stack.map(({ group, badges }) => (
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

type TriggerProps = { heading: string; reasons: LinkedCase["sections"]["trigger"]["reasons"]; ground: Ground };

/** Why the client started the project, as one large statement. */
function Trigger({ heading, reasons, ground }: TriggerProps) {
  return (
    <Section heading={heading} label ground={ground} className="case-trigger">
      <div>
        {reasons.map(([before, emphasis, after]) => (
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
