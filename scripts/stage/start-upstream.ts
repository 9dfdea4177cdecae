import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

import type { IndexingMessage } from "../../api/contract.ts";

type RunningUpstream = {
  address: string;
  /** Every message that was well formed, in the order of arrival. */
  messages: IndexingMessage[];
  /** The headers of every request. */
  headers: IncomingHttpHeaders[];
  /** What to do instead of taking a good message; a test may change it at any time. */
  behave: (answer: (response: ServerResponse) => void) => void;
  stop: () => Promise<void>;
};

const take = (response: ServerResponse): void => void response.writeHead(200).end();

/** An indexing service of our own, on loopback, that speaks the documented protocol and remembers what it was told. */
export async function startUpstream(): Promise<RunningUpstream> {
  const messages: IndexingMessage[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let answer = take;
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    headers.push(request.headers);
    const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
    const body = await text(request);
    if (request.method !== "POST" || request.url !== "/indexnow" || !isJson) {
      response.writeHead(400).end();
      return;
    }
    const message = JSON.parse(body) as IndexingMessage;
    messages.push(message);
    const status = judge(message);
    if (status === 200) answer(response);
    else response.writeHead(status).end();
  }
  const server = createServer((request, response) => {
    // A caller who hangs up in the middle has said nothing.
    hear(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The indexing service has no port");
  return {
    address: `http://127.0.0.1:${address.port}/indexnow`,
    messages,
    headers,
    behave: (next) => {
      answer = next;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The statuses of https://www.indexnow.org/documentation, but for the key file, which would have to be fetched. */
function judge({ host, key, keyLocation, urlList }: IndexingMessage): number {
  if (!/^[a-zA-Z\d-]{8,128}$/.test(key)) return 403;
  if (!Array.isArray(urlList) || urlList.length === 0 || urlList.length > 10_000) return 400;
  if (keyLocation !== `https://${host}/${key}.txt`) return 422;
  return urlList.every((url) => URL.parse(url)?.host === host) ? 200 : 422;
}
