import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const folder = ".github/workflows";

test("no job keeps its token in the checkout, where a dependency could read it", () => {
  for (const name of readdirSync(folder)) {
    const workflow = readFileSync(path.join(folder, name), "utf8");
    const steps = workflow.split(/^ +- (?=\w+:)/m).filter((step) => step.startsWith("uses: actions/checkout@"));
    for (const step of steps)
      expect(step, name).toMatch(/\n {8}with:\n(?: {10}.*\n)* {10}persist-credentials: false\n/);
  }
});
