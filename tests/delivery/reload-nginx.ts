import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import type { RunningNginx } from "../../scripts/servers/start-nginx.ts";

const children = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");

/** Reloads the configuration and waits until all old workers have ended. */
export async function reloadNginx({ pid, reload }: RunningNginx): Promise<void> {
  const before = children(pid);
  reload();
  await expect.poll(() => children(pid).filter((child) => before.includes(child))).toEqual([]);
}
