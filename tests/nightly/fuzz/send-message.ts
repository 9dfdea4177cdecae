import { once } from "node:events";
import { connect } from "node:http2";
import type { ClientHttp2Session } from "node:http2";

import { readResponses, sendBytes } from "../../delivery/raw-request.ts";
import type { RawResponse } from "../../delivery/raw-request.ts";
import type { Header, Message } from "./messages.ts";

export type Exchange = { responses: RawResponse[]; fault?: string };

const none: Exchange = { responses: [] };

/** Sends over HTTP/1.1. A valid request must get one response, a request in the body of another none. */
export async function sendHttp1(origin: string, message: Message, oddEnd?: string): Promise<Exchange> {
  const { method, target, host, headers, body } = message;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("")}`;
  if (oddEnd !== undefined) {
    const { responses } = readResponses(await sendBytes(origin, head + oddEnd, 25), method === "HEAD");
    return responses.length > 1 && oddEnd.includes("/smuggled") ? { responses, fault: "smuggled" } : { responses };
  }
  const end = body === undefined ? "\r\n" : `Content-Length: ${body.length}\r\n\r\n${body}`;
  const bytes = await sendBytes(origin, `${head}Connection: close\r\n${end}`);
  const { responses, rest } = readResponses(bytes, method === "HEAD");
  if (responses.length === 1 && rest.length === 0) return { responses };
  return { responses, fault: `${responses.length} responses, then ${rest.toString("latin1", 0, 200)}` };
}

/** Returns undefined for fields that Node refuses to send. It also ends fields at a zero byte. */
function open(session: ClientHttp2Session, { method, target, host, headers, body }: Message) {
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  const fields = { ":method": method, ":authority": host, ":path": target, ...Object.fromEntries(headers), ...length };
  if (Object.values(fields).join("").includes("\0")) return undefined;
  try {
    return session.request(fields, { endStream: body === undefined });
  } catch {
    return undefined;
  }
}

async function sendOverSession(session: ClientHttp2Session, message: Message): Promise<Exchange> {
  const stream = open(session, message);
  if (stream === undefined) return none;
  const fields: Header[] = [];
  const parts: Buffer[] = [];
  stream.on("response", (_headers, _flags, ...[raw]: unknown[]) => {
    const texts = raw as string[];
    for (let at = 0; at < texts.length; at += 2) fields.push([texts[at] ?? "", texts[at + 1] ?? ""]);
  });
  stream.on("data", (part: Buffer) => parts.push(part));
  stream.setTimeout(15_000, () => stream.destroy(new Error("late")));
  stream.on("error", () => undefined);
  if (message.body !== undefined) stream.end(Buffer.from(message.body, "latin1"));
  await new Promise((resolve) => void stream.on("close", resolve));
  const [status, ...others] = fields;
  if (status !== undefined && stream.readableEnded && stream.rstCode === 0)
    return { responses: [{ status: Number(status[1]), fields: others, body: Buffer.concat(parts) }] };
  // nginx ends the stream or the connection if headers are too large or invalid.
  const end = stream.errored?.message ?? "no response";
  return /error code 11?$|(?:INTERNAL_ERROR|REFUSED_STREAM)$/.test(end) ? none : { responses: [], fault: end };
}

/** Sends several requests over one HTTP/2 connection. */
export async function sendHttp2(origin: string, messages: Message[]): Promise<Exchange[]> {
  const session = connect(origin, { rejectUnauthorized: false });
  session.on("error", () => undefined);
  await once(session, "connect");
  const exchanges = await Promise.all(messages.map((message) => sendOverSession(session, message)));
  session.destroy();
  return exchanges;
}
