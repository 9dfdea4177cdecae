import type { ReactNode } from "react";

type Props = { size: number; isVisible: boolean; children: ReactNode };

/** Reserves the height of the list to prevent a layout shift, and shows its status. */
export function TeamPlaceholder({ size, isVisible, children }: Props) {
  return (
    <div className="team-placeholder needs-script">
      <div className="team-notice">{children}</div>
      <div className={`team-grid ${isVisible ? "" : "invisible"}`} aria-hidden="true">
        {Array.from({ length: size }, (_, index) => (
          <div key={index}>
            <span className="portrait" />
            <div className="team-text" />
          </div>
        ))}
      </div>
    </div>
  );
}
