import type { ReactNode } from "react";

import "./head-band.css";

type Props = { className?: string | undefined; children: ReactNode };

/** The night band every page opens with. Wide screens paint it as a whole, up to its end (site/root.tsx). */
export function HeadBand({ className = "", children }: Props) {
  return (
    <div className={`night-grid on-dark bg-night text-paper ${className}`}>
      {children}
      <span id="page-head-end" />
    </div>
  );
}
