import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "./free-port.ts";

type RunningApi = { origin: string; key: string; pid: number; exited: Promise<number>; stop: () => Promise<void> };
type Choices = { port?: number; key?: string };

/** Starts the data service as a child of this process, on loopback, and waits until it answers. */
export async function startApi(serviceUrl: string, { port, key = newKey() }: Choices = {}): Promise<RunningApi> {
  const chosenPort = port ?? (await freePort());
  const origin = `http://127.0.0.1:${chosenPort}`;
  const api = spawn(process.execPath, [path.join(import.meta.dirname, "../api/server.ts")], {
    env: {
      PATH: process.env["PATH"],
      API_HOST: "127.0.0.1",
      API_PORT: String(chosenPort),
      API_KEY: key,
      API_LOG_LEVEL: process.env["API_LOG_LEVEL"] ?? "error",
      DATABASE_URL: serviceUrl,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(api, "exit").then(([code]) => (typeof code === "number" ? code : 1));
  const end = () => api.kill("SIGKILL");
  process.once("exit", end);
  void exited.then(() => process.off("exit", end));
  await answers(`${origin}/healthz`, exited);
  return {
    origin,
    key,
    pid: api.pid ?? 0,
    exited,
    stop: async () => {
      api.kill("SIGTERM");
      await exited;
    },
  };
}

function newKey(): string {
  return randomBytes(16).toString("hex");
}

async function answers(url: string, exited: Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    if ((await Promise.race([exited, wait(50, "running")])) !== "running") break;
  }
  throw new Error(`The data service did not answer at ${url}`);
}
