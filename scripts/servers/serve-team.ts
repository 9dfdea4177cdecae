import { contentFolder } from "#site/content/content-folder.server.ts";
import { readContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import { describeSharedContent } from "#site/content/page-data/shared-content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { buildApp } from "../../api/app.ts";
import { readTeam } from "../../api/database/team.ts";
import { writeSharedContent } from "../generate/write-shared-content.ts";
import { inMemoryDatabase } from "./in-memory-database.ts";

/** Writes what the dev server needs of the content, and serves the team without a database. */
export async function serveTeam(port: number) {
  const content = readValidContent();
  writeSharedContent(describeSharedContent(content));
  const team = buildApp({
    logLevel: "error",
    key: content.site.dataService.key,
    database: inMemoryDatabase(readEmployees),
    indexing: { manifest: "none", upstream: "http://127.0.0.1:9/indexnow" },
  });
  await team.listen({ host: "127.0.0.1", port });
  return team;
}

/** Reads team.json for each visit, so that a change needs no restart. */
function readEmployees() {
  try {
    return readTeam();
  } catch (error) {
    console.error((error as Error).message);
    throw error;
  }
}

/** Prints problems of the content here, with file and line only. */
function readValidContent(): Content {
  try {
    return readContent(contentFolder());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
