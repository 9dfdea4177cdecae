import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

type Step = { title: string; description: LinkedText };

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps grid gap-y-8 md:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="border-t-2 border-blue pt-5 pr-6">
          <span className="text-3xl font-bold text-blue" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="mt-3 text-xl font-semibold">{title}</h3>
          <p className="mt-1.5 text-ink-2">
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
