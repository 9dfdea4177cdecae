import { labels } from "virtual:shell";

import type { Service } from "#site/collections/schemas/services.server.ts";
import { Section } from "#site/ui/section/section.tsx";

export function FirstStep(step: Service["firstStep"]) {
  const { heading, ...names } = labels.service.firstStep;
  return (
    <Section heading={heading} tone="mist">
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {(["duration", "people", "result", "price"] as const).map((fact) => (
          <div key={fact} className="bg-paper px-7 py-6">
            <dt className="text-sm text-ink-3">{names[fact]}</dt>
            <dd className="mt-2 text-lg/snug font-bold text-balance">{step[fact]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
