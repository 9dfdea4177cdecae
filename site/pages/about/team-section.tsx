import type { Pages } from "#site/collections/schemas/pages.server.ts";
import type { DataService } from "./fetch-employees.ts";
import { useEmployees } from "./use-employees.ts";
import { Section } from "#site/ui/section/section.tsx";
import { Spinner } from "#site/ui/spinner/spinner.tsx";

import { TeamGrid } from "./team-grid.tsx";
import { TeamPlaceholder } from "./team-placeholder.tsx";

type Labels = Pages["about"]["team"];

/** Everybody who works here. The list is read by the browser, so it is always that of today. */
export function TeamSection({ heading, lead, service, ...labels }: Labels & { service: DataService }) {
  return (
    <Section heading={heading} lead={lead} tone="mist">
      <Team service={service} {...labels} />
      <p className="without-script text-lg">{labels.needsScript}</p>
    </Section>
  );
}

type TeamProps = Omit<Labels, "heading" | "lead"> & { service: DataService };

function Team({ service, loading, failed, empty, nameless, titleless, expectedSize }: TeamProps) {
  const { employees, hasFailed } = useEmployees(service);
  if (employees === undefined) {
    return (
      <TeamPlaceholder size={expectedSize} waiting={!hasFailed}>
        {hasFailed ? <p role="alert">{failed}</p> : <Spinner label={loading} />}
      </TeamPlaceholder>
    );
  }
  if (employees.length === 0) {
    return (
      <TeamPlaceholder size={expectedSize}>
        <output>{empty}</output>
      </TeamPlaceholder>
    );
  }
  return <TeamGrid employees={employees} nameless={nameless} titleless={titleless} />;
}
