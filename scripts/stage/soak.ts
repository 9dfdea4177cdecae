// The long forms of tests/delivery, in parts of at most ten minutes: `pnpm soak` for all, `pnpm soak faults-2 floods` for some.
import { spawnSync } from "node:child_process";

/** How often a test is repeated, each time with another seed; docs/reliability.md has the sums. */
const kinds = {
  hostile: { test: "fuzz", times: 10 },
  faults: { test: "faults", times: 4 },
  switches: { test: "releases", times: 8 },
  "half-open": { test: "half-open", times: 1 },
  floods: { test: "floods", times: 1 },
  "cold-team": { test: "team-outage", times: 1 },
};
const parts = new Map(
  Object.entries(kinds).flatMap(([kind, { test, times }]) =>
    Array.from({ length: times }, (_, place) => [times === 1 ? kind : `${kind}-${place + 1}`, test] as const),
  ),
);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.has(name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(", ")}. There are: ${[...parts.keys()].join(" ")}`);

const lines: string[] = [];
for (const name of asked.length > 0 ? asked : parts.keys()) {
  const start = performance.now();
  const { status } = spawnSync(
    "node",
    ["scripts/stage/e2e.ts", `tests/delivery/${parts.get(name)}.spec.ts`, "--workers=1"],
    { stdio: "inherit", env: { ...process.env, SOAK: "yes" } },
  );
  lines.push(`${name}: ${status === 0 ? "passed" : "failed"} in ${Math.round((performance.now() - start) / 1000)} s`);
  if (status !== 0) process.exitCode = 1;
}
console.log(lines.join("\n"));
