import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";

import { renderNginx } from "../../deploy/server/render-nginx.ts";
import type { NginxValues } from "../../deploy/server/render-nginx.ts";
import { startProcess } from "./start-process.ts";

/** An unused port, for a site without the data service: it shows the team of the build. */
const unusedOrigin = "http://127.0.0.1:9";

export type SiteOptions = { root?: string; api?: string; values?: Partial<NginxValues> };

export type RunningSite = {
  origin: string;
  pid: number;
  exited: Promise<number>;
  /** Deletes the cached team, so that the next request reaches the service. */
  clearTeamCache: () => void;
  stop: () => Promise<void>;
};

/** Starts nginx on loopback with the configuration of the image. */
export async function startSite(port: number, options: SiteOptions = {}): Promise<RunningSite> {
  const { root = path.resolve("build/client"), api = unusedOrigin, values = {} } = options;
  if (!existsSync(path.join(root, "index.html")))
    throw new Error(`There is no build in ${root}. Run pnpm build first.`);

  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  // Workers of an nginx that root has started run under another account.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);

  const config = path.join(folder, "nginx");
  const origin = `http://localhost:${port}`;
  renderNginx(config, readFileSync(path.join(root, "../nginx/legacy-map.conf"), "utf8"), {
    ACCESS_LOG: "/dev/null",
    API: api,
    API_KEY: getContent().site.dataService.key,
    ASSETS: root,
    CONFIG: config,
    ERROR_LOG: "stderr crit",
    LISTEN: `127.0.0.1:${port}`,
    ORIGIN: origin,
    // All browsers of a test run have the same IP address.
    PAGE_RATE: "100000r/s",
    PROXIES: "127.0.0.3",
    ROOT: root,
    STATE: folder,
    TEAM_FRESH: "30s",
    TEAM_RATE: "1000r/s",
    WORKERS: "1",
    ...values,
  });
  const args = ["-c", path.join(config, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"];
  const { pid, exited, kill } = await startProcess({ command: "nginx", args, origin, lastSignal: "SIGTERM" });
  void exited.then(remove);
  return {
    origin,
    pid,
    exited,
    clearTeamCache: () => {
      const cache = path.join(folder, "team");
      for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true, force: true });
    },
    stop: async () => {
      kill("SIGQUIT");
      // Do not wait for clients with a busy connection.
      const timer = setTimeout(() => kill("SIGTERM"), 5000);
      await exited;
      clearTimeout(timer);
    },
  };
}
