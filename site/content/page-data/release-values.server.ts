import type { ReleaseStep } from "#site/content/schemas/fields.server.ts";

import type { Release } from "./release.server.ts";

type Values = Record<string, string | number>;

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The values that prove a step of the release; nothing is a gap. */
export const releaseValues: Record<ReleaseStep, (release: Release) => Values | null | undefined> = {
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

export const fillRelease = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name]?.toLocaleString("en-US") ?? all);
