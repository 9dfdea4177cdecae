import type { Case } from "#site/content/schemas/cases.server.ts";
import { labels } from "#site/generated/shared-content.ts";

import "./case-facts.css";

type Facts = Pick<Case, "industry" | "implementation" | "companySize" | "revenue">;

export function CaseFacts({ entry }: { entry: Facts }) {
  return (
    <dl className="case-facts wrap ground-brand">
      {(["industry", "implementation", "companySize", "revenue"] as const).map((name) => {
        const fact = entry[name];
        return (
          <div key={name}>
            <dt>{labels.case[name]}</dt>
            <dd>{typeof fact === "string" ? fact : <Amount amount={fact} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Amount({ amount: { before, value, after } }: { amount: Case["revenue"] }) {
  return (
    <>
      {before !== undefined && <small>{`${before} `}</small>}
      {value}
      {after !== undefined && <small>{` ${after}`}</small>}
    </>
  );
}
