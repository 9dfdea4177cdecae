import { labels } from "#site/generated/shell.ts";

import type { Case } from "#site/content/schemas/cases.server.ts";
import { Container } from "#site/ui/section.tsx";

import "./case-facts.css";

type Facts = Pick<Case, "industry" | "implementation" | "companySize" | "revenue">;

export function CaseFacts({ entry }: { entry: Facts }) {
  return (
    <Container>
      <dl className="case-facts">
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
    </Container>
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
