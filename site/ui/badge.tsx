import type { ReactNode } from "react";

const shape = "inline-block rounded-badge px-2.5 py-0.5 text-sm leading-normal";
const tones = {
  outline: `${shape} border border-control-line font-semibold`,
  // Forced colors show the transparent border.
  pale: `${shape} border border-transparent bg-day-2 font-medium text-brand-ink`,
} as const;

type Props = { tone?: keyof typeof tones; href?: string; children: ReactNode };

/** Small label, or a link to an anchor of the page. */
export function Badge({ tone = "outline", href, children }: Props) {
  if (href === undefined) return <span className={tones[tone]}>{children}</span>;
  return (
    <a href={href} className={`${tones[tone]} hover:underline`}>
      {children}
    </a>
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
