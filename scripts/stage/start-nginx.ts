import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import { askServer } from "./ask-server.ts";

export type RunningNginx = { pid: number; exited: Promise<number>; reload: () => void; stop: () => Promise<void> };

/** Starts nginx with a whole configuration as a child of this process, and waits until it answers. */
export async function startNginx(configFile: string, origin: string): Promise<RunningNginx> {
  const nginx = spawn("nginx", ["-c", configFile, "-e", "stderr", "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(nginx, "exit").then(([code]) => (typeof code === "number" ? code : 1));
  const end = () => nginx.kill("SIGTERM");
  process.once("exit", end);
  void exited.then(() => process.off("exit", end));
  await answers(`${origin}/healthz`, exited);
  return {
    pid: nginx.pid ?? 0,
    exited,
    reload: () => nginx.kill("SIGHUP"),
    stop: async () => {
      nginx.kill("SIGQUIT");
      // A client that keeps its connection busy must not hold the end up.
      const timer = setTimeout(() => nginx.kill("SIGTERM"), 5000);
      await exited;
      clearTimeout(timer);
    },
  };
}

async function answers(url: string, exited: Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await askServer(url).catch(() => undefined);
    if (answer?.status === 200) return;
    if ((await Promise.race([exited, wait(50, "running")])) !== "running") break;
  }
  throw new Error(`nginx did not answer at ${url}`);
}
