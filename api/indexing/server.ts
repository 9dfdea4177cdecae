import { connectDatabase } from "../database/connect-database.ts";
import { runService } from "../run-service.ts";
import { buildRelay } from "./app.ts";
import { readConfig } from "./config.ts";
import { openManifest } from "./open-manifest.ts";

const { port, host, databaseUrl, manifest, ...choices } = readConfig(process.env);
const relay = buildRelay({
  ...choices,
  readManifest: openManifest(manifest),
  database: connectDatabase(databaseUrl),
  // A turn lasts as long as the indexing service thinks, and is never repeated by itself.
  turns: connectDatabase(databaseUrl, { connections: 1, attempts: 1, patience: 4500 }),
});
await runService(relay, { host, port });
