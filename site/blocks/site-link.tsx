import type { ReactNode } from "react";
import { Link } from "react-router";

import { labels } from "#site/generated/shared-content.ts";

type Props = {
  href: string;
  external?: boolean;
  className?: string;
  onClick?: () => void;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
};

/** Links within the site by the router. External links open a new tab and announce it. */
export function SiteLink({ href, external = false, children, ...rest }: Props) {
  if (!external) {
    return (
      <Link prefetch="intent" to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only left-0 no-print"> ({labels.opensInNewTab})</span>
    </a>
  );
}
