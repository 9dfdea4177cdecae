import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

test("no job keeps its token in the checkout, where a dependency could read it", () => {
  for (const { name, text } of workflows) {
    const steps = text.split(/^ +- (?=\w+:)/m).filter((step) => step.startsWith("uses: actions/checkout@"));
    for (const step of steps)
      expect(step, name).toMatch(/\n {8}with:\n(?: {10}.*\n)* {10}persist-credentials: false\n/);
  }
});

test("every action is pinned to a commit, with its version for Renovate", () => {
  const actions = workflows.flatMap(({ text }) => text.match(/(?<=\buses: ).*/g) ?? []);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
