import type { ReactNode } from "react";
import { Link } from "react-router";

const shape = "inline-block rounded-badge px-2.5 py-0.5 text-sm leading-normal";
const tones = {
  outline: `${shape} border border-control-line font-semibold`,
  // The transparent border becomes visible in forced colours.
  pale: `${shape} border border-transparent bg-highlight font-medium text-blue-ink`,
} as const;

type Props = { tone?: keyof typeof tones; href?: string; children: ReactNode };

/** A small label; with an address it is a link. */
export function Badge({ tone = "outline", href, children }: Props) {
  if (href === undefined) return <span className={tones[tone]}>{children}</span>;
  // An anchor on the same page is the browser's business.
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
