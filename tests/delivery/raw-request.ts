import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";

export type Answer = { status: number; fields: [name: string, value: string][]; body: Buffer };

/** Sends bytes that no HTTP library would send, and hears until the server hangs up, or until `silence` ends it. */
export function sendBytes(origin: string, bytes: string, silence?: number): Promise<Buffer> {
  const { port, protocol } = new URL(origin);
  const isSecure = protocol === "https:";
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const options = { host: "127.0.0.1", port: Number(port), noDelay: true };
  const socket = isSecure
    ? connectSecurely({
        ...options,
        servername: "localhost",
        rejectUnauthorized: false,
        ALPNProtocols: [bytes.startsWith("PRI ") ? "h2" : "http/1.1"],
      })
    : connect(options);
  const parts: Buffer[] = [];
  socket.on(isSecure ? "secureConnect" : "connect", () => socket.write(Buffer.from(bytes, "latin1")));
  const goodbye = silence === undefined ? undefined : setTimeout(() => socket.end(), silence);
  socket.on("data", (part) => {
    parts.push(part);
    goodbye?.refresh();
  });
  // The server may hang up while we still write: what it said before counts.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearTimeout(goodbye);
    resolve(Buffer.concat(parts));
  });
  socket.setTimeout(20_000, () => socket.destroy());
  return promise;
}

/** The whole answers of HTTP/1.1 at the front of what has come, and what is behind them. */
export function readAnswers(bytes: Buffer, isHead = false): { answers: Answer[]; rest: Buffer } {
  const answers: Answer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
    if (status === 0) return { answers, rest };
    const fields = lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
    const headers = new Map(fields);
    const after = rest.subarray(end + 4);
    const isEmpty = isHead || status < 200 || status === 204 || status === 304;
    const length = isEmpty ? 0 : Number(headers.get("content-length") ?? after.length);
    const isChunked = !isEmpty && headers.get("transfer-encoding") === "chunked";
    const { body, used } = isChunked ? readChunks(after) : { body: after.subarray(0, length), used: length };
    if (after.length < used) return { answers, rest };
    if (status >= 200) answers.push({ status, fields, body });
    rest = after.subarray(used);
  }
}

function readChunks(bytes: Buffer): { body: Buffer; used: number } {
  const parts: Buffer[] = [];
  for (let used = 0; ;) {
    const start = bytes.indexOf("\r\n", used) + 2;
    const size = Number.parseInt(bytes.toString("latin1", used, start), 16);
    used = start + size + 2;
    if (start === 1 || !(used <= bytes.length)) return { body: bytes, used: Infinity };
    parts.push(bytes.subarray(start, start + size));
    if (size === 0) return { body: Buffer.concat(parts), used };
  }
}

/** The first answer to these bytes, from a server that hangs up behind it. */
export async function rawRequest(origin: string, bytes: string): Promise<Answer> {
  const [answer] = readAnswers(await sendBytes(origin, bytes), bytes.startsWith("HEAD ")).answers;
  return answer ?? { status: 0, fields: [], body: Buffer.alloc(0) };
}
