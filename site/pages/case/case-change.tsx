import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { grounds, Section } from "#site/ui/section.tsx";
import type { Ground } from "#site/ui/section.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import { BeforeAfter } from "./before-after.tsx";

import "./case-change.css";

type Props = {
  change: LinkedCase["sections"]["change"];
  /** Ground of the situation after the project. */
  ground: Ground;
  /** Puts the situation after the project on a sheet of paper. */
  hasSheet: boolean;
};

/** The situations before and after, side by side; above them both states of the same blocks, if there is a drawing. */
export function CaseChange({ change, ground, hasSheet }: Props) {
  const after = (
    <>
      <h3>{labels.case.after}</h3>
      <p>{change.after}</p>
    </>
  );
  return (
    <Section ground={change.drawing ? "night" : "paper"} className="case-change">
      <h2 className="sr-only">{labels.case.change}</h2>
      {change.drawing && <BeforeAfter {...change.drawing} />}
      <div className="case-states bleed">
        <div className={change.drawing ? "" : grounds.mist}>
          <h3>{labels.case.before}</h3>
          <p>{change.before}</p>
        </div>
        <div className={change.drawing ? "" : grounds[ground]}>{hasSheet ? <Sheet>{after}</Sheet> : after}</div>
      </div>
    </Section>
  );
}
