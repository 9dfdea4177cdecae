import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { freePort } from "../../scripts/stage/free-port.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";

// The development server on a copy of the repository: an editor saves files, the page follows.

const copy = new RepositoryCopy();
const port = await freePort();
const server = spawn(path.resolve("node_modules/.bin/react-router"), ["dev", "--port", String(port), "--strictPort"], {
  cwd: copy.folder,
  env: { ...process.env, NO_COLOR: "1" },
});
let printed = "";
for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (printed += String(text)));

/** The text of a page, or what the server printed so far. */
const page = async (route: string): Promise<string> => {
  const response = await fetch(`http://localhost:${port}${route}`, { signal: AbortSignal.timeout(60_000) }).catch(
    () => undefined,
  );
  return (await response?.text()) ?? printed;
};
const eventually = { timeout: 240_000, interval: 200 };

afterAll(() => {
  server.kill("SIGTERM");
  copy.delete();
});

test("a changed content file shows on the page", async () => {
  await expect.poll(() => page("/contact"), eventually).toContain("<h1");
  const file = "content/pages/contact.yaml";
  copy.write(file, readFileSync(file, "utf8").replace(/^heading: .*/m, "heading: Saved a moment ago"));
  await expect.poll(() => page("/contact"), eventually).toContain("Saved a moment ago");
});

test("a half-written new file is named and a finished one becomes a page", async () => {
  const file = "content/services/cloud-dress-rehearsal.yaml";
  copy.write(file, "kind: detail\n");
  await expect.poll(() => page("/contact"), eventually).toContain("cloud-dress-rehearsal.yaml:1");

  const text = readFileSync("content/services/cloud-exit.yaml", "utf8")
    .replace(/^order: .*/m, "order: 45")
    .replace(/^ {2}title: .*/m, "  title: Dress rehearsals for cloud exits")
    .replace(
      /^ {2}description:[\s\S]*?(?=^ {2}keywords:)/m,
      `  description: ${"A description of its own. ".repeat(4)}\n`,
    )
    .replace(/^heading: .*/m, "heading: A dress rehearsal");
  copy.write(file, text);
  await expect.poll(() => page("/services/cloud-dress-rehearsal"), eventually).toContain("A dress rehearsal");
});
