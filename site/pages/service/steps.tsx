import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

import "./steps.css";

type Step = { title: string; description: LinkedText };

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3 className="mt-3 text-xl font-semibold">{title}</h3>
          <p className="mt-1.5 text-ink-2">
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
