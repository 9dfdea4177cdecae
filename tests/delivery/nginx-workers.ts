import { existsSync, readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import type { RunningNginx } from "../../scripts/stage/start-nginx.ts";

/** The processes of an nginx that answer: others after a reload. */
export function nginxWorkers(pid: number): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const commands = children.map((child) => `/proc/${child}/cmdline`).filter((file) => existsSync(file));
  return commands
    .filter((file) => readFileSync(file, "utf8").startsWith("nginx: worker"))
    .map((file) => file.split("/")[2] ?? "");
}

/** Reads the configuration anew, and waits until nobody answers by the old one. */
export async function reloadNginx({ pid, reload }: RunningNginx): Promise<void> {
  const before = nginxWorkers(pid);
  reload();
  await expect.poll(() => nginxWorkers(pid).filter((worker) => before.includes(worker))).toEqual([]);
}

/** Nanoseconds the only worker of an nginx has been computing. Nobody else's work counts. */
export function workTime(pid: number): number {
  return Number(readFileSync(`/proc/${nginxWorkers(pid)[0]}/schedstat`, "utf8").split(" ")[0]);
}
