import { readDatabaseUrl, readLogLevel, readPort } from "../read-settings.ts";

type Config = {
  port: number;
  host: string;
  logLevel: string;
  databaseUrl: string;
  manifest: string;
  upstream: string;
  /** Milliseconds in which addresses gather before they are sent on together. */
  batchDelay: number;
  /** Milliseconds before a second attempt; doubled with every further one. */
  retryDelay: number;
};

/** Reads the environment of the relay once, at start. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  return {
    port: readPort("RELAY_PORT", environment["RELAY_PORT"] ?? "4181"),
    host: environment["RELAY_HOST"] ?? "127.0.0.1",
    logLevel: readLogLevel("RELAY_LOG_LEVEL", environment["RELAY_LOG_LEVEL"] ?? "info"),
    databaseUrl: readDatabaseUrl("RELAY_DATABASE_URL", environment["RELAY_DATABASE_URL"] ?? ""),
    manifest: environment["RELAY_MANIFEST"] ?? "build/page-manifest.json",
    upstream: readUpstream(environment["INDEXING_UPSTREAM"] ?? "https://api.indexnow.org/indexnow"),
    batchDelay: readSeconds("RELAY_BATCH_SECONDS", environment["RELAY_BATCH_SECONDS"] ?? "10"),
    retryDelay: readSeconds("RELAY_RETRY_SECONDS", environment["RELAY_RETRY_SECONDS"] ?? "60"),
  };
}

/** Plain http is for a service on this very machine only, as in tests. */
function readUpstream(value: string): string {
  const { protocol, hostname } = URL.parse(value) ?? {};
  if (protocol !== "https:" && !(protocol === "http:" && hostname === "127.0.0.1")) {
    throw new Error("INDEXING_UPSTREAM must be an address that starts with https://");
  }
  return value;
}

function readSeconds(name: string, value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) throw new Error(`${name} must be a number of seconds up to 3600`);
  return seconds * 1000;
}
