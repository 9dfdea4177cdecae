import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

import type { IndexingMessage } from "../../api/indexing/contract.ts";

type Behavior = (response: ServerResponse) => void;

const accept: Behavior = (response) => response.writeHead(200).end();

/** Starts a fake indexing service on loopback that follows the protocol and records messages. */
export async function startFakeIndexNow() {
  const messages: IndexingMessage[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let respond = accept;
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    headers.push(request.headers);
    const message = (await json(request)) as IndexingMessage;
    messages.push(message);
    const status = request.method === "POST" && request.url === "/indexnow" ? validate(message) : 400;
    if (status === 200) respond(response);
    else response.writeHead(status).end();
  }
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/indexnow`,
    messages,
    headers,
    /** Replaces the response to a valid message. */
    behave: (next: Behavior) => {
      respond = next;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Returns the status of https://www.indexnow.org/documentation; does not fetch the key file. */
function validate({ host, key, keyLocation, urlList }: IndexingMessage): number {
  if (!/^[a-zA-Z\d-]{8,128}$/.test(key)) return 403;
  if (!Array.isArray(urlList) || urlList.length === 0 || urlList.length > 10_000) return 400;
  if (keyLocation !== `https://${host}/${key}.txt`) return 422;
  return urlList.every((url) => URL.parse(url)?.host === host) ? 200 : 422;
}
