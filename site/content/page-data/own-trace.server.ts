import { getContent } from "#site/content/content.server.ts";
import type { ReleaseStep, ServiceDetail, SpecimenTable } from "#site/content/schemas/services.server.ts";

import { readRelease } from "./release.server.ts";
import type { Release } from "./release.server.ts";

export type OwnTraceData = ReturnType<typeof describeOwnTrace>;

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns the release that is being built as a document with a row for each step. What is not known is a gap. */
export function describeOwnTrace(
  { figure, document, steps, columns, title, ...texts }: NonNullable<ServiceDetail["ownTrace"]>,
  release = readRelease(),
) {
  const rows = steps.map(({ step, name, proven, gap }): SpecimenTable["rows"][number] => {
    const values = proofs[step](release);
    return proven !== undefined && values
      ? { cells: [name, fill(proven, values)], status: "ok" }
      : { cells: [name, gap ?? getContent().labels.service.statuses.gap], status: "warning" };
  });
  const proven = rows.filter(({ status }) => status === "ok").length;
  return {
    ...texts,
    figure: fill(figure, { releaseProven: proven, releaseSteps: rows.length }),
    document: fill(document, { releaseNode: release.node }),
    table: { heading: title, columns, rows },
  };
}

type Values = Record<string, string | number>;

/** The values that prove a step; nothing is a gap. */
const proofs: Record<ReleaseStep, (release: Release) => Values | null | undefined> = {
  source: ({ commit, committedAt }) =>
    commit === null || committedAt === null
      ? undefined
      : { releaseCommit: commit.slice(0, 7), releaseDate: dateFormat.format(new Date(committedAt)) },
  review: () => undefined,
  analysis: ({ checks }) => checks && { releaseLintRules: checks.lintRules },
  tests: ({ checks }) => checks && { releaseUnitTests: checks.unitTests, releaseBrowserTests: checks.browserTests },
  sbom: ({ packages }) => ({ releasePackages: packages.production, releaseBuildPackages: packages.build }),
  provenance: ({ builtBy }) => (builtBy === "CI" ? {} : undefined),
  deployment: () => undefined,
};

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name]?.toLocaleString("en-US") ?? all);
