import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type RunningService = { origin: string; pid: number; exited: Promise<number>; stop: () => Promise<void> };

type Order = {
  /** The file to run, from the root of the repository. */
  file: string;
  port: number;
  environment: Record<string, string>;
  /** Gets what the service writes down; without it, everybody sees it. */
  onLog?: (text: string) => void;
};

/** Starts a service as a child of this process, on loopback, and waits until it answers. */
export async function startService({ file, port, environment, onLog }: Order): Promise<RunningService> {
  const origin = `http://127.0.0.1:${port}`;
  const service = spawn(process.execPath, [path.join(import.meta.dirname, "../..", file)], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit"],
  });
  service.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
  const exited = once(service, "exit").then(([code]) => (typeof code === "number" ? code : 1));
  const end = () => service.kill("SIGKILL");
  process.once("exit", end);
  void exited.then(() => process.off("exit", end));
  await answers(`${origin}/healthz`, exited);
  return {
    origin,
    pid: service.pid ?? 0,
    exited,
    stop: async () => {
      service.kill("SIGTERM");
      await exited;
    },
  };
}

async function answers(url: string, exited: Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    if ((await Promise.race([exited, wait(50, "running")])) !== "running") break;
  }
  throw new Error(`The service did not answer at ${url}`);
}
