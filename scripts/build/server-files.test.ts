import { tmpdir } from "node:os";

import { expect, onTestFinished, test, vi } from "vitest";

import { builtCommit } from "./server-files.ts";

test("marks a build with another content folder, so that it cannot be packed", () => {
  vi.stubEnv("CONTENT_DIR", tmpdir());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(builtCommit()).toMatch(/^[0-9a-f]{40} with other content\n$/);
});
