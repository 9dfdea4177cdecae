import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "./free-port.ts";
import { makeCertificate } from "./make-certificate.ts";
import { startNginx } from "./start-nginx.ts";

export type BareNginx = { origin: string; pid: number; stop: () => Promise<void> };

/** nginx as it comes, with the files of a folder and their brotli copies: no headers, no rules, no limits. */
export async function startBareNginx(
  root: string,
  { rules = "brotli_static on;", tls = false } = {},
): Promise<BareNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "website-bare-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { certificate, key } = tls ? makeCertificate(folder) : { certificate: "", key: "" };
  const secured = tls ? `ssl_certificate ${certificate}; ssl_certificate_key ${key};` : "";
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user www-data;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    worker_processes 1;
    events {}
    http {
      include /etc/nginx/mime.types;
      # As it comes, it logs.
      access_log /dev/null;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port}${tls ? " ssl http2" : ""};
        ${secured}
        root ${path.resolve(root)};
        ${rules}
        location = /healthz { return 200; }
      }
    }`,
  );
  const origin = `${tls ? "https" : "http"}://localhost:${port}`;
  const nginx = await startNginx(path.join(folder, "nginx.conf"), origin);
  return {
    origin,
    pid: nginx.pid,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
