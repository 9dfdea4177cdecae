import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

import "./timeline.css";

type Step = { title: string; description: LinkedText };

export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <Block tone={index === steps.length - 1 ? "y" : "a"} />
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1.5 text-ink-2">
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Block({ tone }: { tone: "a" | "y" }) {
  return (
    <svg className="iso timeline-block" viewBox="0 0 48 52" aria-hidden="true">
      <path className={`l-${tone}`} d="M2 14l22 11v25l-22-11z" />
      <path className={`r-${tone}`} d="M46 14l-22 11v25l22-11z" />
      <path className={`t-${tone}`} d="M2 14l22-11 22 11-22 11z" />
    </svg>
  );
}
