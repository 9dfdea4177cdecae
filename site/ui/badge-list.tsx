/** Small labels on night or paper. */
export function BadgeList({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li
          key={badge}
          className="rounded-badge border border-control-line px-2.5 py-0.5 text-[0.9375rem] font-semibold"
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
