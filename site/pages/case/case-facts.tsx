import { labels } from "virtual:shell";

import type { Case } from "#site/collections/schemas/cases.server.ts";
import { Container } from "#site/ui/container/container.tsx";

type Facts = Pick<Case, "industry" | "implementation" | "companySize" | "revenue">;

export function CaseFacts({ entry }: { entry: Facts }) {
  return (
    <Container>
      <dl className="grid gap-px border-b border-line bg-line grid-cols-2 lg:grid-cols-4">
        {(["industry", "implementation", "companySize", "revenue"] as const).map((fact) => (
          <div key={fact} className="bg-paper py-5 pr-2 even:pl-5 lg:not-first:pl-7">
            <dt className="text-sm text-ink-3">{labels.case[fact]}</dt>
            <dd className="text-xl font-semibold tracking-tight">
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
  return <small className="text-sm font-normal tracking-normal text-ink-3">{text}</small>;
}
