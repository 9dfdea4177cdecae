import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { DataService } from "./fetch-employees.ts";
import { useEmployees } from "./use-employees.ts";
import { button } from "#site/ui/button/button.ts";
import { Section } from "#site/ui/section/section.tsx";
import { Spinner } from "#site/ui/spinner/spinner.tsx";

import { TeamGrid } from "./team-grid.tsx";
import { TeamPlaceholder } from "./team-placeholder.tsx";

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
