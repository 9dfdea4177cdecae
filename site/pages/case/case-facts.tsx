import { labels } from "#site/generated/shell.ts";

import type { Case } from "#site/content/schemas/cases.server.ts";
import { Container } from "#site/ui/section.tsx";

import "./case-facts.css";

type Facts = Pick<Case, "industry" | "implementation" | "companySize" | "revenue">;

export function CaseFacts({ entry }: { entry: Facts }) {
  return (
    <Container>
      <dl className="case-facts">
        {(["industry", "implementation", "companySize", "revenue"] as const).map((fact) => (
          <div key={fact}>
            <dt>{labels.case[fact]}</dt>
            <dd>
              <Fact text={entry[fact]} />
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

/** Sets the words around a figure smaller: "about", "employees", the year. */
function Fact({ text }: { text: string }) {
  const [, before = "", figure = text, after = ""] = /^(about )?(.*?)( employees| \(\d+\))?$/.exec(text) ?? [];
  return (
    <>
      {before !== "" && <Note text={before} />}
      {figure}
      {after !== "" && <Note text={after} />}
    </>
  );
}

function Note({ text }: { text: string }) {
  return <small>{text}</small>;
}
