import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

import { expect } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { filePolicy, securityHeaders } from "../../scripts/build/hosts/response-headers.ts";
import type { RunningNginx } from "../../scripts/servers/start-site.ts";

export const teamKey = getContent().site.dataService.key;

const { "Content-Security-Policy": pagePolicy, "Strict-Transport-Security": _overTlsOnly, ...others } = securityHeaders;

/** Headers of every response. */
export const fixedHeaders = Object.fromEntries(
  Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]),
);

export const otherPolicy = filePolicy["Content-Security-Policy"];
export { pagePolicy };

const children = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");

/** Reloads the configuration and waits until all old workers have ended. */
export async function reloadNginx({ pid, reload }: RunningNginx): Promise<void> {
  const before = children(pid);
  reload();
  await expect.poll(() => children(pid).filter((child) => before.includes(child))).toEqual([]);
}

type RawResponse = { status: number; fields: [name: string, value: string][] };

/** Sends bytes that no HTTP library would send, until the server closes the connection. */
export function rawRequest(origin: string, bytes: string): Promise<RawResponse> {
  const { port, protocol } = new URL(origin);
  const isSecure = protocol === "https:";
  const { promise, resolve } = Promise.withResolvers<RawResponse>();
  const options = { host: "127.0.0.1", port: Number(port), noDelay: true };
  const tls = { servername: "localhost", rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] };
  const socket = isSecure ? connectSecurely({ ...options, ...tls }) : connect(options);
  let received = "";
  socket.on(isSecure ? "secureConnect" : "connect", () => socket.write(Buffer.from(bytes, "latin1")));
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
