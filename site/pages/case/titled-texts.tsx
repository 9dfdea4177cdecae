import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

import "./titled-texts.css";

export function TitledTexts({ items }: { items: readonly { title: string; description: LinkedText }[] }) {
  return (
    <div className="titled-texts">
      {items.map(({ title, description }) => (
        <div key={title}>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-ink-2">
            <RichText text={description} />
          </p>
        </div>
      ))}
    </div>
  );
}
