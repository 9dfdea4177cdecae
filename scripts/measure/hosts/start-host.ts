import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { askServer } from "../../stage/ask-server.ts";
import { freePort } from "../../stage/free-port.ts";
import { layOutForHost } from "../../stage/lay-out-for-host.ts";

export type RunningHost = { origin: string; stop: () => Promise<unknown> };

/** The hosts' own servers for trying, with the versions that were tried: docs/static-hosts.md says how to install them. */
const commands: Record<string, (folder: string, port: string) => string[]> = {
  // The newest date that its runtime accepts.
  cloudflare: (folder, port) => ["wrangler", "pages", "dev", folder, "--compatibility-date=2026-05-03", "--port", port],
  azure: (folder, port) => ["swa", "start", folder, "--swa-config-location", folder, "--port", port],
  // Without edge functions, for which it would fetch a runtime.
  netlify: (folder, port) =>
    `netlify dev --offline --internal-disable-edge-functions --no-open --dir ${folder} --port ${port}`.split(" "),
};

export const hosts: readonly string[] = Object.keys(commands);

/** Lays the build out for a host and starts its server, from a folder where npm has installed it. */
export async function startHost(name: string, tools: string): Promise<RunningHost> {
  // Not in the repository: some write into its .gitignore.
  const folder = mkdtempSync(path.join(tmpdir(), `website-${name}-`));
  layOutForHost(name, folder);
  const port = await freePort();
  const [command = "", ...options] = commands[name]?.(folder, String(port)) ?? [];
  const host = spawn(path.resolve(tools, "node_modules/.bin", command), options, {
    cwd: folder,
    stdio: "ignore",
    // They start servers of their own, which end with the group.
    detached: true,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", SWA_CLI_TELEMETRY: "false", DO_NOT_TRACK: "1" },
  });
  const stop = async () => {
    process.kill(-(host.pid ?? 0), "SIGTERM");
    await once(host, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await askServer(origin).catch(() => undefined);
    if (answer?.status === 200) return { origin, stop };
    await wait(250);
  }
  await stop();
  throw new Error(`${command} did not answer at ${origin}`);
}
