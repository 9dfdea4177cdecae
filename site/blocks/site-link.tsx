import type { ReactNode } from "react";
import { Link } from "react-router";

import { useSite } from "./site-context.ts";

type Props = { href: string; external?: boolean; className?: string; children: ReactNode };

/** A link from content: within the site it navigates, out of it it opens a new tab and says so. */
export function SiteLink({ href, external = false, className, children }: Props) {
  const { words } = useSite();
  if (!external) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}
