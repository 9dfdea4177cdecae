import { getContent } from "#site/content/content.server.ts";
import type { ServiceDetail, SpecimenTable } from "#site/content/schemas/services.server.ts";
import { releasePath, sbomPath } from "#site/paths.ts";

import { fillRelease, releaseValues } from "./release-values.server.ts";
import { readRelease } from "./release.server.ts";

/**
 * Returns the release that is being built as a document with a row for each step, and nothing if no pipeline has checked it.
 * What a build cannot know is a gap.
 */
export function describeOwnTrace(
  {
    figure,
    document,
    steps,
    columns,
    title,
    release: releaseLabel,
    sbom,
    ...texts
  }: NonNullable<ServiceDetail["ownTrace"]>,
  release = readRelease(),
) {
  if (release.commit === null || release.checks === null || release.builtBy !== "CI") return undefined;
  const rows = steps.map(({ step, name, proven, gap }): SpecimenTable["rows"][number] => {
    const values = releaseValues[step](release);
    return proven !== undefined && values
      ? { cells: [name, fillRelease(proven, values)], status: "ok" }
      : { cells: [name, gap ?? getContent().labels.service.statuses.gap], status: "warning" };
  });
  const proven = rows.filter(({ status }) => status === "ok").length;
  return {
    ...texts,
    figure: fillRelease(figure, { releaseProven: proven, releaseSteps: rows.length }),
    document: fillRelease(document, { releaseNode: release.node }),
    table: { heading: title, columns, rows },
    links: [
      { href: releasePath, label: releaseLabel },
      { href: sbomPath, label: sbom },
    ],
  };
}
