import type { ReactNode } from "react";

import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { button } from "#site/ui/button.ts";
import { Spinner } from "#site/ui/spinner.tsx";

import { House, Plot } from "./house.tsx";
import type { DisplayedEmployee } from "./read-employees.ts";
import type { Street } from "./street.server.ts";
import { useEmployees } from "./use-employees.ts";

import "./team.css";

type Labels = Omit<Pages["about"]["team"], "heading" | "lead" | "needsScript">;

type Props = Labels & { apiKey: string; house: Street["house"] };

/** The team as houses in one street, which the browser fetches (ABOUT-10). */
export default function Team({ apiKey, house, loading, failed, empty, retry, expectedSize, ...labels }: Props) {
  const { employees, isLoading, isMissing, hasRetried, refetch } = useEmployees(apiKey);
  if (employees !== undefined && employees.length > 0) {
    return <TeamGrid {...labels} house={house} employees={employees} focusOnMount={hasRetried} />;
  }
  return (
    <TeamPlaceholder size={expectedSize} isMissing={isMissing} house={house}>
      {isLoading && <Spinner label={loading} />}
      {!isLoading && (employees ? <output>{empty}</output> : <p role="alert">{failed}</p>)}
      {/* Rendered during a retry, so that it keeps the focus. */}
      {isMissing && (
        <button type="button" className={button.primary} onClick={refetch}>
          {retry}
        </button>
      )}
    </TeamPlaceholder>
  );
}

type GridProps = Pick<Labels, "nameless" | "titleless" | "yours"> & {
  house: Street["house"];
  employees: readonly DisplayedEmployee[];
  /** Moves focus here, because the retry button is removed. */
  focusOnMount: boolean;
};

const focusList = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

function TeamGrid({ employees, house, nameless, titleless, yours, focusOnMount }: GridProps) {
  return (
    <ul className="team-grid" tabIndex={-1} ref={focusOnMount ? focusList : undefined}>
      {employees.map(({ index, name = nameless, title = titleless, photo }) => (
        <li key={index}>
          <House index={index} house={house} name={name} photo={photo} />
          <div className="team-text">
            <p>{name}</p>
            <p>{title}</p>
          </div>
        </li>
      ))}
      <li className="no-print">
        <Plot viewBox={house.viewBox} isLast />
        <div className="team-text">
          <p>{yours.title}</p>
          <SiteLink {...yours.to} className="more inline-block py-1">
            {yours.more}
          </SiteLink>
        </div>
      </li>
    </ul>
  );
}

type PlaceholderProps = { size: number; isMissing: boolean; house: Street["house"]; children: ReactNode };

/** Reserves the height of the list to prevent a layout shift, and shows its status. */
function TeamPlaceholder({ size, isMissing, house, children }: PlaceholderProps) {
  return (
    <div className="team-placeholder needs-script">
      <div className={`team-grid ${isMissing ? "team-missing" : ""}`} aria-hidden="true">
        {Array.from({ length: size + 1 }, (_, index) => (
          <div key={index}>
            {isMissing || index === size ? <Plot viewBox={house.viewBox} /> : <House index={index} house={house} />}
            <div className="team-text" />
          </div>
        ))}
      </div>
      <div className="team-notice">{children}</div>
    </div>
  );
}
