import { freePort } from "./free-port.ts";
import { startService } from "./start-service.ts";
import type { RunningService } from "./start-service.ts";

type Order = {
  databaseUrl: string;
  /** The indexing service: in tests one of our own, never the world's. */
  upstream: string;
  manifest?: string;
  port?: number;
  batchSeconds?: number;
  retrySeconds?: number;
  onLog?: (text: string) => void;
};

/** Starts the indexing relay as a child of this process, on loopback, and waits until it answers. */
export async function startRelay({
  databaseUrl,
  upstream,
  manifest = "build/page-manifest.json",
  port,
  batchSeconds = 0.05,
  retrySeconds = 1,
  onLog,
}: Order): Promise<RunningService> {
  const chosenPort = port ?? (await freePort());
  return startService({
    file: "api/indexing/server.ts",
    port: chosenPort,
    environment: {
      RELAY_HOST: "127.0.0.1",
      RELAY_PORT: String(chosenPort),
      RELAY_LOG_LEVEL: onLog ? "info" : "error",
      RELAY_DATABASE_URL: databaseUrl,
      RELAY_MANIFEST: manifest,
      RELAY_BATCH_SECONDS: String(batchSeconds),
      RELAY_RETRY_SECONDS: String(retrySeconds),
      INDEXING_UPSTREAM: upstream,
    },
    ...(onLog && { onLog }),
  });
}
