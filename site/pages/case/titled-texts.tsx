import type { LinkedText } from "#site/glossary/linked-text.ts";

import { RichText } from "#site/blocks/rich-text.tsx";

export function TitledTexts({ items }: { items: readonly { title: string; description: LinkedText }[] }) {
  return (
    <div className={`grid gap-6 ${items.length % 3 === 0 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}>
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
