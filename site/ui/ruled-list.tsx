/** Sentences between hairlines, each behind an amber square. */
export function RuledList({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-[44em]">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-t border-line py-5 text-lg">
          <span className="mt-2.5 size-2.5 flex-none bg-amber" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
