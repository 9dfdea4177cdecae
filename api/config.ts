import type { IndexingOptions } from "./indexing/add-indexing.ts";
import { readDatabaseUrl, readLogLevel, readOrigin, readPort, readUpstream } from "./read-settings.ts";

type Config = {
  port: number;
  host: string;
  logLevel: string;
  key: string;
  allowedOrigin: string;
  databaseUrl: string;
  indexing: IndexingOptions;
};

/** Reads the environment of the data service once, at start. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const key = environment["API_KEY"] ?? "";
  if (!/^[\w.-]{8,512}$/.test(key))
    throw new Error("API_KEY must have 8 to 512 letters, digits, dots, dashes or underscores");

  return {
    port: readPort("API_PORT", environment["API_PORT"] ?? "4180"),
    host: environment["API_HOST"] ?? "127.0.0.1",
    logLevel: readLogLevel("API_LOG_LEVEL", environment["API_LOG_LEVEL"] ?? "info"),
    key,
    allowedOrigin: readOrigin("API_ALLOWED_ORIGIN", environment["API_ALLOWED_ORIGIN"] ?? ""),
    databaseUrl: readDatabaseUrl("DATABASE_URL", environment["DATABASE_URL"] ?? ""),
    indexing: {
      manifest: environment["INDEXING_MANIFEST"] ?? "build/page-manifest.json",
      upstream: readUpstream(environment["INDEXING_UPSTREAM"]),
    },
  };
}
