import { once } from "node:events";
import { Agent, request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks for a path exactly as it is written: browsers and fetch would tidy it up first. */
export async function requestPath(origin: string, path: string): Promise<Answer> {
  // Node sends bytes only, and no spaces or line breaks.
  const sent = Buffer.from(path)
    .toString("latin1")
    .replaceAll(/[^\u0021-\u00FF]/g, encodeURIComponent);
  const asked = request(origin, { path: sent, agent }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
