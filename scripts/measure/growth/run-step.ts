import { spawnSync } from "node:child_process";

export type Usage = { wall: number; cpu: number; memory: number };

/** Runs a Node script in a folder: seconds by the clock, seconds of computing by all threads, peak memory in MB. */
export function runStep(folder: string, script: string, ...args: string[]): Usage {
  const start = performance.now();
  const { status, output } = spawnSync(
    process.execPath,
    ["--import", "./scripts/measure/growth/report-usage.ts", script, ...args],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "pipe", "pipe"] },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${script} failed:\n${output[1] ?? ""}\n${output[2] ?? ""}`);
  const used = JSON.parse(output[3] ?? "") as NodeJS.ResourceUsage;
  return { wall, cpu: (used.userCPUTime + used.systemCPUTime) / 1e6, memory: used.maxRSS / 1024 };
}
