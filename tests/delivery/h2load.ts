import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

export type Load = { total: number; failed: number; bad: number; perSecond: number };

/** One run of h2load; counts what came back. */
export async function runLoad(...options: string[]): Promise<Load> {
  const load = spawn("h2load", options, { stdio: ["ignore", "pipe", "inherit"] });
  const end = () => load.kill("SIGKILL");
  process.once("exit", end);
  let output = "";
  load.stdout.on("data", (part: Buffer) => (output += part.toString()));
  await once(load, "close");
  process.off("exit", end);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  return {
    total: number(/requests: (\d+) total/),
    failed: number(/requests: (\d+) total/) - number(/, (\d+) succeeded/),
    bad: number(/, (\d+) 3xx/) + number(/, (\d+) 4xx/) + number(/, (\d+) 5xx/),
    perSecond: number(/([\d.]+) req\/s/),
  };
}

/**
 * Short runs of h2load until stopped. Every connection sends all it has to send at once: told by the server to go away,
 * h2load would count what it has not sent yet as failed, where a browser opens another connection.
 */
export function startLoad(origin: string, paths: readonly string[], perSecond: number): { stop: () => Promise<Load> } {
  const sum: Load = { total: 0, failed: 0, bad: 0, perSecond: 0 };
  const options = ["-n", "64", "-c", "8", "-m", "8"];
  const ending = new AbortController();
  const done = (async () => {
    const start = performance.now();
    while (!ending.signal.aborted) {
      const { total, failed, bad } = await runLoad(...options, ...paths.map((path) => origin + path));
      sum.total += total;
      sum.failed += failed;
      sum.bad += bad;
      await wait(Math.max(0, (sum.total / perSecond) * 1000 - (performance.now() - start)));
    }
    return sum;
  })();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}
