import type { ReactNode } from "react";

import "./head-band.css";

type Props = { className?: string | undefined; children: ReactNode };

/** Dark band at the top of every page. Browsers wait for its end before the first paint (site/root.tsx). */
export function HeadBand({ className = "", children }: Props) {
  return (
    <div className={`head-band on-dark bg-night text-paper ${className}`}>
      {children}
      <span id="page-head-end" />
    </div>
  );
}
