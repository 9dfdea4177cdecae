import { once } from "node:events";
import { connect } from "node:http2";
import type { ClientHttp2Session, ClientHttp2Stream } from "node:http2";

import type { Heard } from "./judge.ts";
import type { Header, Message } from "./messages.ts";

/** Nothing is sent if Node refuses to, or if a field holds a zero: Node ends its own fields with one. */
function send(session: ClientHttp2Session, { method, target, host, headers, body }: Message) {
  const fields: Record<string, string | string[]> = { ":method": method, ":authority": host, ":path": target };
  for (const [name, value] of headers) fields[name] = [...(fields[name] ?? []), value];
  if (body !== undefined) fields["content-length"] = String(body.length);
  if (Object.values(fields).flat().join("").includes("\0")) return undefined;
  try {
    return session.request(fields, { endStream: body === undefined });
  } catch {
    return undefined;
  }
}

async function hear(request: ClientHttp2Stream, asked: Message, refusals: RegExp): Promise<Heard> {
  const fields: Header[] = [];
  const parts: Buffer[] = [];
  let isWhole = false;
  request.on("response", (_headers, _flags, ...[raw]: unknown[]) => {
    const texts = raw as string[];
    for (let at = 0; at < texts.length; at += 2) fields.push([texts[at] ?? "", texts[at + 1] ?? ""]);
  });
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => (isWhole = true));
  request.setTimeout(15_000, () => request.destroy(new Error("late")));
  request.on("error", () => undefined);
  if (asked.body !== undefined) request.end(Buffer.from(asked.body, "latin1"));
  await new Promise((resolve) => void request.on("close", resolve));
  const [status, ...others] = fields;
  if (status !== undefined && isWhole && request.rstCode === 0) {
    const answer = { status: Number(status[1]), fields: others, body: Buffer.concat(parts) };
    return { asked, isHead: asked.method === "HEAD", answer };
  }
  // Anything but a refusal is no answer to a whole request.
  const end = request.errored?.message ?? "no answer";
  return { end, ...(!refusals.test(end) && { fault: end }) };
}

/** A head that is too large ends the connection, as a broken rule if its path is bad as well; some refusals end a stream. */
function refusalsOf(messages: readonly Message[]): RegExp {
  const isLarge = messages.some(({ headers }) => headers.some(([, value]) => value.length > 3000));
  return isLarge
    ? /^Session closed with error code 11?$|(?:INTERNAL_ERROR|REFUSED_STREAM)$/
    : /^Session closed with error code 11$|(?:INTERNAL_ERROR|REFUSED_STREAM)$/;
}

/** Several requests of one connection. */
export async function askHttp2(origin: string, messages: Message[]): Promise<Heard[]> {
  const session = connect(origin, { rejectUnauthorized: false });
  session.on("error", () => undefined);
  await once(session, "connect");
  const refusals = refusalsOf(messages);
  const heard = messages.map(async (message): Promise<Heard> => {
    const request = send(session, message);
    return request === undefined ? { end: "not sent" } : hear(request, message, refusals);
  });
  const all = await Promise.all(heard);
  session.destroy();
  return all;
}
