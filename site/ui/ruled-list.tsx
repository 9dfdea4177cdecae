import type { ReactNode } from "react";

export function RuledList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The list never changes.
        <li key={index} className="flex gap-4 border-t border-line py-5 text-lg">
          <span className="no-print mt-2.5 size-2.5 flex-none bg-amber" aria-hidden="true" />
          <span className="max-w-[44em]">{item}</span>
        </li>
      ))}
    </ul>
  );
}
