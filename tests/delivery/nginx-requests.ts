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

export type RawResponse = { status: number; fields: [name: string, value: string][]; body: Buffer };

/** Sends bytes that no HTTP library would send, and reads until the server closes or sends nothing for `silence` ms. */
export function sendBytes(origin: string, bytes: string, silence?: number): Promise<Buffer> {
  const { port, protocol } = new URL(origin);
  const isSecure = protocol === "https:";
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const options = { host: "127.0.0.1", port: Number(port), noDelay: true };
  const tls = { servername: "localhost", rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] };
  const socket = isSecure ? connectSecurely({ ...options, ...tls }) : connect(options);
  const parts: Buffer[] = [];
  socket.on(isSecure ? "secureConnect" : "connect", () => socket.write(Buffer.from(bytes, "latin1")));
  const timer = silence === undefined ? undefined : setTimeout(() => socket.end(), silence);
  socket.on("data", (part) => {
    parts.push(part);
    timer?.refresh();
  });
  // The server may close while we still write.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearTimeout(timer);
    resolve(Buffer.concat(parts));
  });
  socket.setTimeout(20_000, () => socket.destroy());
  return promise;
}

/** Parses complete HTTP/1.1 responses, and returns the remaining bytes. */
export function readResponses(bytes: Buffer, isHead = false): { responses: RawResponse[]; rest: Buffer } {
  const responses: RawResponse[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
    if (status === 0) return { responses, rest };
    const fields = lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
    const after = rest.subarray(end + 4);
    const isEmpty = isHead || status < 200 || status === 204 || status === 304;
    const length = isEmpty ? 0 : Number(new Map(fields).get("content-length") ?? after.length);
    if (after.length < length) return { responses, rest };
    if (status >= 200) responses.push({ status, fields, body: after.subarray(0, length) });
    rest = after.subarray(length);
  }
}

/** Returns the first response of a server that closes the connection after it. */
export async function rawRequest(origin: string, bytes: string): Promise<RawResponse> {
  const [response] = readResponses(await sendBytes(origin, bytes)).responses;
  return response ?? { status: 0, fields: [], body: Buffer.alloc(0) };
}
