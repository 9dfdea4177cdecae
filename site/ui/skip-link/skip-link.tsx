import type { ReactNode } from "react";

import "./skip-link.css";

/** The first thing the keyboard reaches; seen only while focused. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  );
}
