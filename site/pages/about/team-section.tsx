import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { DataService } from "./use-employees.ts";
import { useEmployees } from "./use-employees.ts";
import { button } from "#site/ui/button.ts";
import { Section } from "#site/ui/section.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import type { DisplayedEmployee } from "./read-employees.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";
import { isPlate, Portrait } from "#site/blocks/portrait.tsx";
import type { ReactNode } from "react";

type Labels = Pages["about"]["team"];

/** Fetches the team in the browser, so that the list is current without a build. */
export function TeamSection({ heading, lead, service, ...labels }: Labels & { service: DataService }) {
  return (
    <Section heading={heading} lead={lead} tone="mist" className="team">
      <Team service={service} {...labels} />
      <p className="without-script text-lg">{labels.needsScript}</p>
    </Section>
  );
}

type TeamProps = Omit<Labels, "heading" | "lead"> & { service: DataService };

function Team({ service, loading, failed, empty, retry, nameless, titleless, expectedSize }: TeamProps) {
  const { employees, isLoading, isMissing, hasRetried, refetch } = useEmployees(service);
  if (employees !== undefined && employees.length > 0) {
    return <TeamGrid employees={employees} nameless={nameless} titleless={titleless} focusOnMount={hasRetried} />;
  }
  return (
    <TeamPlaceholder size={isMissing ? 1 : expectedSize} isVisible={!isMissing}>
      {isLoading && <Spinner label={loading} />}
      {!isLoading && (employees ? <output>{empty}</output> : <p role="alert">{failed}</p>)}
      {/* Rendered during a retry, so that it keeps the focus. */}
      {isMissing && (
        <button type="button" className={button.dark} onClick={refetch}>
          {retry}
        </button>
      )}
    </TeamPlaceholder>
  );
}

type GridProps = {
  employees: readonly DisplayedEmployee[];
  nameless: string;
  titleless: string;
  /** Moves focus here, because the retry button is removed. */
  focusOnMount: boolean;
};

const focusList = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

function TeamGrid({ employees, nameless, titleless, focusOnMount }: GridProps) {
  return (
    <ul className="team-grid" tabIndex={-1} ref={focusOnMount ? focusList : undefined}>
      {employees.map(({ index, name = nameless, title = titleless, image }) => (
        <li key={index}>
          {image !== null && isPlate(image) ? (
            <Portrait name={name} image={image} />
          ) : (
            <Avatar name={name} src={image} size={208} className="portrait" />
          )}
          <div className="team-text">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-3">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type PlaceholderProps = { size: number; isVisible: boolean; children: ReactNode };

/** Reserves the height of the list to prevent a layout shift, and shows its status. */
function TeamPlaceholder({ size, isVisible, children }: PlaceholderProps) {
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
