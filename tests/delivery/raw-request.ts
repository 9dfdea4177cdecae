import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

export type RawAnswer = { status: number; headers: Map<string, string>; head: string; body: string };

/** Sends bytes that no HTTP library would send, and reads until the server hangs up or `timeout` has passed. */
export function rawRequest(origin: string, bytes: string, timeout = 20_000): Promise<RawAnswer> {
  const { hostname, port, protocol } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  const options = { host: hostname === "localhost" ? "127.0.0.1" : hostname, port: Number(port) };
  const socket =
    protocol === "https:"
      ? connectSecurely({ ...options, servername: "localhost", rejectUnauthorized: false })
      : connect(options);
  const parts: Buffer[] = [];
  const end = () => resolve(readAnswer(Buffer.concat(parts).toString("latin1")));
  socket.on(protocol === "https:" ? "secureConnect" : "connect", () => socket.write(Buffer.from(bytes, "latin1")));
  socket.on("data", (part) => parts.push(part));
  // The server may hang up while we still write: what it said before counts.
  socket.on("error", () => undefined);
  socket.on("close", end);
  socket.setTimeout(timeout, () => socket.destroy());
  return promise;
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const head = end === -1 ? text : text.slice(0, end);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers, head, body: end === -1 ? "" : text.slice(end + 4) };
}
