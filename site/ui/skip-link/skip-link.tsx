import type { ReactNode } from "react";

import "./skip-link.css";

/** First focusable element of a page, visible only while focused. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  );
}
