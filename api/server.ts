import { buildApp } from "./app.ts";
import { readSetting } from "./config.ts";
import { connectDatabase } from "./database/connect-database.ts";

const app = buildApp({
  logLevel: process.env["API_LOG_LEVEL"] ?? "info",
  key: readSetting(process.env, "API_KEY"),
  database: connectDatabase(readSetting(process.env, "DATABASE_URL")),
  indexing: {
    manifest: process.env["INDEXING_MANIFEST"] ?? "build/page-manifest.json",
    upstream: readSetting(process.env, "INDEXING_UPSTREAM"),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ port: Number(process.env["API_PORT"] ?? 4180), host: process.env["API_HOST"] ?? "127.0.0.1" });
