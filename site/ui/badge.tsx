import type { ReactNode } from "react";
import { Link } from "react-router";

const shape = "inline-block rounded-badge px-2.5 py-0.5 text-sm leading-normal";
const tones = {
  outline: `${shape} border border-control-line font-semibold`,
  // Forced colors show the transparent border.
  pale: `${shape} border border-transparent bg-highlight font-medium text-blue-ink`,
} as const;

type Props = { tone?: keyof typeof tones; href?: string; children: ReactNode };

/** Small label, or a link if it has a URL. */
export function Badge({ tone = "outline", href, children }: Props) {
  if (href === undefined) return <span className={tones[tone]}>{children}</span>;
  if (href.startsWith("#")) {
    return (
      <a href={href} className={`${tones[tone]} hover:underline`}>
        {children}
      </a>
    );
  }
  return (
    <Link prefetch="intent" to={href} className={`${tones[tone]} hover:underline`}>
      {children}
    </Link>
  );
}

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
