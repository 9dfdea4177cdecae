import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { sendLocalRequest } from "./send-local-request.ts";

type ProcessOptions = {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  origin: string;
  /** Sent if this process ends first. */
  lastSignal: NodeJS.Signals;
  /** Receives the standard output instead of the terminal. */
  onLog?: (text: string) => void;
};

type RunningProcess = { pid: number; exited: Promise<number>; kill: (signal: NodeJS.Signals) => void };

/** Starts a server as a child of this process and waits until its /healthz responds. */
export async function startProcess({
  command,
  args,
  env,
  origin,
  lastSignal,
  onLog,
}: ProcessOptions): Promise<RunningProcess> {
  const child = spawn(command, args, {
    env: env ?? process.env,
    stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit"],
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
  const exited = once(child, "exit").then(([code]) => (typeof code === "number" ? code : 1));
  const end = () => child.kill(lastSignal);
  process.once("exit", end);
  void exited.then(() => process.off("exit", end));
  const health = `${origin}/healthz`;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await sendLocalRequest(health).catch(() => undefined);
    if (response?.status === 200) return { pid: child.pid ?? 0, exited, kill: (signal) => child.kill(signal) };
    if ((await Promise.race([exited, wait(50, "running")])) !== "running") break;
  }
  throw new Error(`${command} did not respond at ${health}`);
}
