// Starts the dev server and the data service, without a database: `pnpm dev [arguments of react-router dev]`.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import { describeSharedContent } from "#site/content/page-data/shared-content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { buildApp } from "../../api/app.ts";
import { readTeam } from "../../api/database/team.ts";
import { writeSharedContent } from "../generate/write-shared-content.ts";
import { inMemoryDatabase } from "./in-memory-database.ts";

const args = process.argv.slice(2);
const content = readContent();
writeSharedContent(describeSharedContent(content));
const team = buildApp({
  logLevel: "error",
  key: content.site.dataService.key,
  database: inMemoryDatabase(readTeam()),
  indexing: { manifest: "none", upstream: "http://127.0.0.1:9/indexnow" },
});
const site = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev", "--strictPort", ...args], {
  stdio: "inherit",
  env: { ...process.env, API_ORIGIN: await team.listen({ host: "127.0.0.1", port: 0 }) },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
const [code] = (await once(site, "exit")) as [number | null];
await team.close();
process.exitCode = code ?? 0;

/** Prints problems of the content here, because the router reads it before a server can show them. */
function readContent(): Content {
  try {
    return getContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
