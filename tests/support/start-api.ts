import { randomBytes } from "node:crypto";
import path from "node:path";

import { freePort } from "../../scripts/servers/free-port.ts";
import { startProcess } from "../../scripts/servers/start-process.ts";

type ApiOptions = {
  port?: number;
  key?: string;
  /** Without it, no page is reported to an indexing service. */
  indexing?: { manifest: string; upstream: string };
  onLog?: (text: string) => void;
};

/** Starts the data service as a child of this process, on loopback, and waits until it responds. */
export async function startApi(databaseUrl: string, options: ApiOptions = {}) {
  const { port = await freePort(), key = randomBytes(16).toString("hex"), indexing, onLog } = options;
  const origin = `http://127.0.0.1:${port}`;
  const { pid, exited, kill } = await startProcess({
    command: process.execPath,
    args: [path.join(import.meta.dirname, "../../api/server.ts")],
    env: {
      PATH: process.env["PATH"],
      API_PORT: String(port),
      API_KEY: key,
      API_LOG_LEVEL: onLog ? "info" : (process.env["API_LOG_LEVEL"] ?? "error"),
      DATABASE_URL: databaseUrl,
      INDEXING_MANIFEST: indexing?.manifest ?? "none",
      INDEXING_UPSTREAM: indexing?.upstream ?? "http://127.0.0.1:9/indexnow",
    },
    origin,
    lastSignal: "SIGKILL",
    ...(onLog && { onLog }),
  });
  return {
    origin,
    key,
    pid,
    exited,
    stop: async () => {
      kill("SIGTERM");
      await exited;
    },
  };
}
