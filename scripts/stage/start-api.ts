import { randomBytes } from "node:crypto";

import { freePort } from "./free-port.ts";
import { startService } from "./start-service.ts";
import type { RunningService } from "./start-service.ts";

type RunningApi = RunningService & { key: string };
type Choices = {
  port?: number;
  key?: string;
  /** Without it no page is known, and nobody outside is ever asked. */
  indexing?: { manifest: string; upstream: string };
  onLog?: (text: string) => void;
};

/** Starts the data service as a child of this process, on loopback, and waits until it answers. */
export async function startApi(serviceUrl: string, choices: Choices = {}): Promise<RunningApi> {
  const { port, key = newKey(), indexing, onLog } = choices;
  const chosenPort = port ?? (await freePort());
  const service = await startService({
    file: "api/server.ts",
    port: chosenPort,
    environment: {
      API_HOST: "127.0.0.1",
      API_PORT: String(chosenPort),
      API_KEY: key,
      API_LOG_LEVEL: onLog ? "info" : (process.env["API_LOG_LEVEL"] ?? "error"),
      DATABASE_URL: serviceUrl,
      INDEXING_MANIFEST: indexing?.manifest ?? "none",
      INDEXING_UPSTREAM: indexing?.upstream ?? "http://127.0.0.1:9/indexnow",
    },
    ...(onLog && { onLog }),
  });
  return { ...service, key };
}

function newKey(): string {
  return randomBytes(16).toString("hex");
}
