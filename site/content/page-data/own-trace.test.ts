import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { describeOwnTrace } from "./own-trace.server.ts";
import type { Release } from "./release.server.ts";

const ownTrace = getContent()
  .services.filter((service) => service.kind === "detail")
  .map((service) => service.ownTrace)
  .find((trace) => trace !== undefined);

const unknown: Release = {
  commit: null,
  committedAt: null,
  builtBy: "workstation",
  node: "24.0.0",
  packages: { production: 7, build: 1234 },
  checks: null,
};
const known: Release = {
  ...unknown,
  commit: "0123456789",
  committedAt: "2026-11-19T12:00:00+01:00",
  builtBy: "CI",
  checks: { commit: "0123456789", finishedAt: "", lintRules: 11, unitTests: 22, browserTests: 33, statements: 44 },
};

const rowsOf = (release: Release) => ownTrace && describeOwnTrace(ownTrace, release).table.rows;

const textOf = (release: Release) =>
  rowsOf(release)
    ?.map(({ cells }) => cells[1])
    .join("; ");
const countGaps = (release: Release) => rowsOf(release)?.filter(({ status }) => status === "warning").length ?? 0;

test("proves a step by the values of the release, and shows a gap where nothing is known", () => {
  expect(textOf(known)).toMatch(/0123456 .*November 19, 2026.*\b11\b.*\b22\b.*\b33\b.*\b7\b.*\b1,234\b/);
  for (const release of [known, unknown]) expect(textOf(release)).not.toContain("{");
  expect(countGaps(unknown)).toBe(countGaps(known) + 4);
});

test("says that a workstation built the release, but not that CI did", () => {
  if (!ownTrace) return;
  const trace = { ...ownTrace, text: "Built.", onWorkstation: "By hand." };
  const describe = (release: Release) => describeOwnTrace(trace, release).text;
  expect(describe(known)).toBe("Built.");
  expect(describe(unknown)).toBe("Built. By hand.");
});
