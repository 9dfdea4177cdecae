import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import handler from "serve-handler";

/** Serves a folder on a free port, without nginx. */
export async function serveFolder(folder: string, cleanUrls = false) {
  const server = createServer((request, response) => void handler(request, response, { public: folder, cleanUrls }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits for open responses, whose files may be deleted afterward. Close the pages first. */
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
