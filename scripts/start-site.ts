import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const config = path.resolve("deploy/nginx");
const modules = "/usr/lib/nginx/modules";

/** A port nobody listens on: without the service, its part of the site answers that it is down. */
const nobody = "http://127.0.0.1:9";

type RunningSite = { origin: string; exited: Promise<number>; stop: () => Promise<void> };

/** Starts nginx as a child of this process, on loopback, and waits until it answers. */
export async function startSite(
  port: number,
  { root = path.resolve("build/client"), maps = path.resolve("build/nginx"), api = nobody, relay = nobody } = {},
): Promise<RunningSite> {
  if (!existsSync(path.join(root, "index.html"))) throw new Error(`There is no build in ${root}: run pnpm build first`);

  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  const site = readFileSync(path.join(config, "site.conf"), "utf8")
    .replaceAll("${LISTEN}", `127.0.0.1:${port}`)
    .replaceAll("${ORIGIN}", origin)
    .replaceAll("${CONFIG}", config)
    .replaceAll("${API}", api.replace("http://", ""))
    .replaceAll("${RELAY}", relay.replace("http://", ""))
    .replaceAll("${MAPS}", maps)
    .replaceAll("${ROOT}", root);
  writeFileSync(path.join(folder, "site.conf"), site);
  writeFileSync(path.join(folder, "nginx.conf"), mainConfig(folder));

  const nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(nginx, "exit").then(([code]) => {
    rmSync(folder, { recursive: true, force: true });
    return typeof code === "number" ? code : 1;
  });
  await answers(origin, exited);
  return {
    origin,
    exited,
    stop: async () => {
      nginx.kill("SIGQUIT");
      await exited;
    },
  };
}

function mainConfig(folder: string): string {
  return `
load_module ${modules}/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json text/xml image/svg+xml;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
}

async function answers(origin: string, exited: Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok === true) return;
    if ((await Promise.race([exited, wait(50, "running")])) !== "running") break;
  }
  throw new Error(`nginx did not answer at ${origin}`);
}
