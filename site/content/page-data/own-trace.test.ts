import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { describeOwnTrace } from "./own-trace.server.ts";
import type { Release } from "./release.server.ts";

const ownTrace = getContent()
  .services.filter((service) => service.kind === "detail")
  .map((service) => service.ownTrace)
  .find((trace) => trace !== undefined);

const known: Release = {
  commit: "0123456789",
  committedAt: "2026-11-19T12:00:00+01:00",
  builtBy: "CI",
  node: "24.0.0",
  packages: { production: 7, build: 1234 },
  checks: { commit: "0123456789", lintRules: 11, unitTests: 22, browserTests: 33 },
};

const trace = (release: Release) => ownTrace && describeOwnTrace(ownTrace, release);

test("shows what the pipeline has proved, and gaps for what a build cannot know", () => {
  const rows = trace(known)?.table.rows ?? [];
  const text = rows.map(({ cells }) => cells[1]).join("; ");
  expect(text).toMatch(/0123456 .*November 19, 2026.*\b11\b.*\b22\b.*\b33\b.*\b7\b.*\b1,234\b/);
  expect(text).not.toContain("{");
});

test("is left out unless a pipeline has built and checked the commit", () => {
  for (const missing of [{ commit: null }, { checks: null }, { builtBy: "workstation" } as const])
    expect(trace({ ...known, ...missing })).toBeUndefined();
});
