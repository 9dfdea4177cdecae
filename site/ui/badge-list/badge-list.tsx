import { Badge } from "#site/ui/badge/badge.tsx";

export function BadgeList({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li key={badge}>
          <Badge>{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}
