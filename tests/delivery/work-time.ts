import { readFileSync } from "node:fs";

import { nginxWorkers } from "./nginx-workers.ts";

/** Nanoseconds the only worker of an nginx has been computing. Nobody else's work counts. */
export function workTime(nginxPid: number): number {
  return Number(readFileSync(`/proc/${nginxWorkers(nginxPid)[0]}/schedstat`, "utf8").split(" ")[0]);
}
