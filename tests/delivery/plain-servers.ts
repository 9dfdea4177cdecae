import { once } from "node:events";
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import handleByServe from "serve-handler";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startBareNginx } from "../support/bare-nginx.ts";

type PlainServer = { origin: string; stop: () => Promise<void> };

/** nginx with what its manual shows on the first page, and the name of the not-found page. */
export const startPlainNginx = (): Promise<PlainServer> =>
  startBareNginx(
    "build/client",
    "location / { try_files $uri $uri/index.html =404; } error_page 404 /not-found/index.html;",
  );

/** What `npx serve` answers with; like most static hosts it looks for the not-found page under a name of its own. */
export async function startServe(): Promise<PlainServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "website-plain-"));
  cpSync("build/client", folder, { recursive: true });
  copyFileSync(path.join(folder, "not-found/index.html"), path.join(folder, "404.html"));
  // Not when it stops: a file that is just being opened for an aborted request would be missed, loudly.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
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
