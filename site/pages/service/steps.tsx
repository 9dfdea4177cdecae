import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { Figure } from "#site/ui/figure.tsx";

import "./overview.css";

type Step = { title: string; description: LinkedText };

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <Figure value={`${index + 1}`} />
          <h3>{title}</h3>
          <p>
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
