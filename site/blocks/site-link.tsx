import type { ReactNode } from "react";
import { Link } from "react-router";

import { useSite } from "./site-context.ts";

type Props = { href: string; external?: boolean; className?: string; onClick?: () => void; children: ReactNode };

/** A link from content: within the site it navigates, out of it it opens a new tab and says so. */
export function SiteLink({ href, external = false, children, ...rest }: Props) {
  const { words } = useSite();
  if (!external) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}
