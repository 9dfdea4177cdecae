import { readFileSync } from "node:fs";

/** Nanoseconds the only worker of an nginx has been computing. Nobody else's work counts. */
export function workTime(nginxPid: number): number {
  const children = readFileSync(`/proc/${nginxPid}/task/${nginxPid}/children`, "utf8").trim().split(" ");
  const worker = children.find((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").startsWith("nginx: worker"));
  return Number(readFileSync(`/proc/${worker}/schedstat`, "utf8").split(" ")[0]);
}
