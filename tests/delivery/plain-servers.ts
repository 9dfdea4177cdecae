import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import handleByServe from "serve-handler";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startNginx } from "../../scripts/stage/start-nginx.ts";

type PlainServer = { origin: string; stop: () => Promise<void> };

const build = path.resolve("build");

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "website-plain-"));
  // nginx started by root answers as an account that has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** nginx with what its manual shows on the first page, and the name of the not-found page. */
export async function startPlainNginx(): Promise<PlainServer> {
  const folder = makeFolder();
  const origin = `http://localhost:${await freePort()}`;
  const ownFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${ownFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      server {
        listen ${new URL(origin).host};
        root ${build}/client;
        location / { try_files $uri $uri/index.html =404; }
        error_page 404 /not-found/index.html;
        location = /healthz { return 200; }
      }
    }`,
  );
  const nginx = await startNginx(path.join(folder, "nginx.conf"), origin);
  return {
    origin,
    stop: async () => {
      await nginx.stop();
      remove(folder);
    },
  };
}

/** What `npx serve` answers with; like most static hosts it looks for the not-found page under a name of its own. */
export async function startServe(): Promise<PlainServer> {
  const folder = makeFolder();
  cpSync(path.join(build, "client"), folder, { recursive: true });
  copyFileSync(path.join(folder, "not-found/index.html"), path.join(folder, "404.html"));
  // Not when it stops: a file that is just being opened for an aborted request would be missed, loudly.
  process.once("exit", () => remove(folder));
  const server = createServer((request, response) => {
    void handleByServe(request, response, { public: folder });
  });
  const port = await freePort();
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The build as another machine has it after copying: each file has a date of its own, long ago. */
export function copyBuild(): { root: string; remove: () => void } {
  const folder = makeFolder();
  cpSync(build, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const longAgo = Date.UTC(2001, 0) / 1000;
  for (const [place, { parentPath, name }] of files.entries()) {
    utimesSync(path.join(parentPath, name), longAgo + place, longAgo + place);
  }
  return { root: path.join(folder, "client"), remove: () => remove(folder) };
}
