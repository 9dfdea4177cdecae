import { connect } from "node:net";

import { getContent } from "#site/content/content.server.ts";

import { filePolicy, securityHeaders } from "../../deploy/static-host/response-headers.ts";

export const teamKey = getContent().site.dataService.key;

const { "Content-Security-Policy": pagePolicy, ...others } = securityHeaders;

/** Headers of every response. */
export const fixedHeaders = Object.fromEntries(
  Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]),
);

export const otherPolicy = filePolicy["Content-Security-Policy"];
export { pagePolicy };

type RawResponse = { status: number; fields: [name: string, value: string][] };

/** Sends bytes that no HTTP library would send, until the server closes the connection. */
export function rawRequest(origin: string, bytes: string): Promise<RawResponse> {
  const { port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<RawResponse>();
  const socket = connect({ host: "127.0.0.1", port: Number(port), noDelay: true });
  let received = "";
  socket.on("connect", () => socket.write(Buffer.from(bytes, "latin1")));
  socket.on("data", (part) => (received += part.toString("latin1")));
  // The server may close while we still write.
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(parseHead(received)));
  socket.setTimeout(20_000, () => socket.destroy());
  return promise;
}

function parseHead(response: string): RawResponse {
  const [first = "", ...lines] = response.split("\r\n\r\n", 1).join().split("\r\n");
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0), fields };
}
