import { labels } from "virtual:shell";

import type { Case } from "#site/collections/schemas/cases.server.ts";
import { Container } from "#site/ui/container/container.tsx";

type Facts = Pick<Case, "industry" | "implementation" | "companySize" | "revenue">;

export function CaseFacts({ entry }: { entry: Facts }) {
  return (
    <Container>
      <dl className="grid border border-t-0 border-line sm:grid-cols-2 lg:grid-cols-4">
        {(["industry", "implementation", "companySize", "revenue"] as const).map((fact) => (
          <div key={fact} className="border-line px-7 py-6 sm:not-last:border-r">
            <dt className="text-[0.9375rem] text-ink-3">{labels.case[fact]}</dt>
            <dd className="text-xl font-bold">{entry[fact]}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
