import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startNginx } from "../../scripts/stage/start-nginx.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";

export type RunningEdge = { origin: string; purge: () => void; stop: () => Promise<void> };
type Row = { paths: string[]; key: string[]; kept: string };

/** The table of docs/cdn.md: what an operator reads is what is tried. */
function readTable(): Row[] {
  const lines = readFileSync("docs/cdn.md", "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("| `/"))
    .map((line) => {
      const [paths = "", key = "", kept = ""] = line.slice(1).split("|");
      const names = key.replaceAll("`", "").split(",");
      return {
        paths: [...paths.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
        key: names.map((name) => name.trim()),
        kept: kept.trim(),
      };
    });
}

const keyParts: Record<string, string> = { host: "$http_host", path: "$path", "Accept-Encoding": "$encoding" };

/** What nginx does by a row; a word that is not understood here must not stand there. */
function writeRow({ key, kept }: Row, place: number, fresh: string | undefined): string {
  const seconds = /^(\d+) s, then `stale-while-revalidate` and `stale-if-error` for a day$/.exec(kept)?.[1];
  const byHeader = kept.startsWith("as `Cache-Control` says");
  if (kept !== "never" && !byHeader && seconds === undefined) throw new Error(`docs/cdn.md: how long is "${kept}"?`);
  const parts = key.map((name) => keyParts[name]);
  if (kept !== "never" && parts.includes(undefined)) throw new Error(`docs/cdn.md: which key is "${key.join(", ")}"?`);
  const caching = `proxy_cache edge;
    proxy_cache_key ${parts.join("|")};
    proxy_ignore_headers Vary ${byHeader ? "" : "Cache-Control Expires"};
    ${byHeader ? "" : `proxy_cache_valid 200 ${fresh ?? `${seconds}s`};`}
    proxy_set_header Accept-Encoding $encoding;`;
  return `location = /row-${place} {
    internal;
    proxy_pass https://server$request_uri;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header Range "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    ${kept === "never" ? "" : caching}
  }`;
}

const pattern = (name: string) =>
  `~^${name.replaceAll(".", "\\.").replace(/\*$/, "")}${name.endsWith("*") ? "" : "(?:\\?|$)"}`;

const accepts = (name: string) =>
  `"~*^(?:[^,]*,)*\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" ${name};`;

/** Knows no more than the table and its rules: obeys no `Vary`, passes on all that a visitor sends. */
function writeConfig(folder: string, port: number, site: RunningSite, fresh: string | undefined): string {
  const rows = readTable();
  const choices = rows.flatMap(({ paths }, place) => paths.map((name) => `"${pattern(name)}" row-${place};`));
  return `load_module /usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so;
user www-data;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  error_log /dev/null crit;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  proxy_cache_path ${folder}/cache keys_zone=edge:4m inactive=1d use_temp_path=off;
  large_client_header_buffers 4 32k;
  map $request_uri $path { "~^(?<sent>[^?]*)" $sent; }
  map $request_uri $row { ${choices.join(" ")} }
  map $http_accept_encoding $encoding { default ""; ${accepts("br")} ${accepts("gzip")} }
  map "$upstream_status $upstream_http_cache_control" $unkept { default 1; "~^200 .*\\bpublic\\b" ""; }
  upstream server { server 127.0.0.1:${new URL(site.origin).port}; keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_ssl_name localhost;
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate ${site.folder}/certificate.pem;
    proxy_connect_timeout 2s;
    proxy_no_cache $unkept;
    proxy_cache_revalidate on;
    proxy_cache_lock on;
    proxy_cache_use_stale error timeout updating http_429 http_500 http_502 http_503 http_504;
    proxy_cache_background_update on;
    max_ranges 0;
    more_clear_input_headers If-Match If-Unmodified-Since;
    more_clear_headers Server;
    location / { rewrite ^ /$row last; }
    ${rows.map((row, place) => writeRow(row, place, fresh)).join("\n    ")}
  }
}
`;
}

/** An nginx that does in front of the site what docs/cdn.md asks of a CDN; `fresh` replaces the lifetime of pages. */
export async function startEdge(site: RunningSite, fresh?: string): Promise<RunningEdge> {
  const folder = mkdtempSync(path.join(tmpdir(), "website-edge-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, writeConfig(folder, port, site, fresh));
  const nginx = await startNginx(file, origin);
  const cache = path.join(folder, "cache");
  return {
    origin,
    purge: () => {
      for (const name of readdirSync(cache)) rmSync(path.join(cache, name));
    },
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
