import type { ReactNode } from "react";

type Props = { size: number; isVisible: boolean; children: ReactNode };

/** Keeps the room of a list that is not there, so that what follows does not move; says why it is not there. */
export function TeamPlaceholder({ size, isVisible, children }: Props) {
  return (
    <div className="team-placeholder needs-script">
      <div className="team-notice">{children}</div>
      <div className={`team-grid ${isVisible ? "" : "invisible"}`} aria-hidden="true">
        {Array.from({ length: size }, (_, place) => (
          <div key={place}>
            <span className="team-photo" />
            <div className="team-text" />
          </div>
        ))}
      </div>
    </div>
  );
}
