import type { ReactNode } from "react";

import { opensInNewTab } from "#site/generated/script-values.ts";

type Props = {
  href: string;
  external?: boolean;
  className?: string;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
};

/** External links open a new tab and announce it. */
export function SiteLink({ href, external = false, children, ...rest }: Props) {
  if (!external) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only left-0 no-print"> ({opensInNewTab})</span>
    </a>
  );
}
