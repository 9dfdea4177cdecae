import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";

import { renderNginx } from "../../deploy/render-nginx.ts";
import type { NginxValues } from "../../deploy/render-nginx.ts";
import { freePort } from "./free-port.ts";
import { startProcess } from "./start-process.ts";

/** An unused port, for a site without the data service. */
const unusedOrigin = "http://127.0.0.1:9";

export type SiteOptions = {
  root?: string;
  api?: string;
  /** With HTTP/2 and a temporary certificate. */
  tls?: boolean;
  values?: Partial<NginxValues>;
};

export type RunningNginx = { pid: number; exited: Promise<number>; reload: () => void; stop: () => Promise<void> };

export type RunningSite = RunningNginx & {
  origin: string;
  /** Temporary folder of configuration, cache and certificate. */
  folder: string;
  /** Deletes the cached team, so that the next request reaches the service. */
  clearTeamCache: () => void;
};

/** Starts nginx on loopback with the configuration of production. */
export async function startSite(port: number, options: SiteOptions = {}): Promise<RunningSite> {
  const { root = path.resolve("build/client"), api = unusedOrigin, tls = false, values = {} } = options;
  if (!existsSync(path.join(root, "index.html")))
    throw new Error(`There is no build in ${root}. Run pnpm build first.`);

  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  // Workers of an nginx that root has started run under another account.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);

  const config = path.join(folder, "nginx");
  const origin = `${tls ? "https" : "http"}://localhost:${port}`;
  renderNginx(
    config,
    {
      ACCESS_LOG: "/dev/null visits",
      API: api.replace("http://", ""),
      API_KEY: getContent().site.dataService.key,
      ASSETS: root,
      CHALLENGES: folder,
      ERROR_LOG: "stderr crit",
      HEALTH: folder,
      HOST: "localhost",
      LISTEN: `127.0.0.1:${port}`,
      LISTENER: tls ? "tls" : "loopback",
      ORIGIN: origin,
      ROOT: root,
      SNAPSHOT: path.join(folder, "snapshot"),
      STATE: folder,
      TEAM_FRESH: "30s",
      // All browsers of a test run have the same IP address.
      TEAM_RATE: "1000r/s",
      PAGE_RATE: "100000r/s",
      WORKERS: "1",
      ...(tls && (await tlsValues(folder))),
      ...values,
    },
    path.join(root, "../nginx"),
  );
  writeFileSync(path.join(folder, "health.json"), '{"status":"ok","release":"none"}\n');
  const nginx = await startNginx(path.join(config, "nginx.conf"), origin);
  void nginx.exited.then(remove);
  return {
    ...nginx,
    origin,
    folder,
    clearTeamCache: () => {
      const cache = path.join(folder, "team");
      for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true, force: true });
    },
  };
}

async function tlsValues(folder: string): Promise<Partial<NginxValues>> {
  const { certificate, key } = makeCertificate(folder);
  return { CERTIFICATE: certificate, CERTIFICATE_KEY: key, LISTEN_PLAIN: `127.0.0.1:${await freePort()}` };
}

/** Creates a self-signed certificate for localhost. */
export function makeCertificate(folder: string, days = 2): { certificate: string; key: string } {
  const certificate = path.join(folder, "certificate.pem");
  const key = path.join(folder, "certificate-key.pem");
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", String(days)];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...names, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  return { certificate, key };
}

/** Starts nginx with a complete configuration as a child of this process, and waits until it responds. */
async function startNginx(configFile: string, origin: string): Promise<RunningNginx> {
  const args = ["-c", configFile, "-e", "stderr", "-g", "daemon off;"];
  const { pid, exited, kill } = await startProcess({ command: "nginx", args, origin, lastSignal: "SIGTERM" });
  return {
    pid,
    exited,
    reload: () => kill("SIGHUP"),
    stop: async () => {
      kill("SIGQUIT");
      // Do not wait for clients with a busy connection.
      const timer = setTimeout(() => kill("SIGTERM"), 5000);
      await exited;
      clearTimeout(timer);
    },
  };
}
