import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import type { ClientHttp2Session } from "node:http2";
import { Duplex } from "node:stream";
import { connect as connectSecurely, createSecureContext } from "node:tls";

import { splitFrames, types } from "./frames.ts";
import type { Exchange2, Stream } from "./http2.ts";
import type { Answer } from "./judge.ts";

const timeout = 15_000;
const silence = 40;
const secureContext = createSecureContext();

/** How a stream ended, and what it was answered; `refused` is what Node would not accept of the server. */
export type Ended = { answer?: Answer; end: "answered" | "reset" | "closed" | "quiet" | "late" | "refused" };

type Connection = {
  session: ClientHttp2Session;
  queue: ((stream: number) => Buffer)[];
  resets: Set<number>;
  isRefused: () => boolean;
  close: () => void;
  last: () => number;
};

/**
 * Node reads what the server says and keeps the connection; what it would say itself is replaced. It believes that it sends
 * simple requests, and every header frame it writes becomes the bytes of a stream of ours.
 */
async function open(port: number, opening: Buffer | undefined): Promise<Connection> {
  const socket = connectSecurely({
    host: "127.0.0.1",
    port,
    servername: "localhost",
    rejectUnauthorized: false,
    secureContext,
    ALPNProtocols: ["h2"],
  });
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "secureConnect"), once(socket, "close")]).catch(() => undefined);
  socket.setNoDelay(true);
  const queue: Connection["queue"] = [];
  const resets = new Set<number>();
  const ours = new Set<number>([0]);
  let isRefused = false;
  let last = 0;
  let isAcknowledged = false;
  const outgoing = splitFrames(24, ({ type, stream, bytes }) => {
    if (type === -1) socket.write(opening ?? bytes);
    else if (type === types.headers) {
      ours.add(stream);
      last = stream;
      socket.write(queue.shift()?.(stream) ?? bytes);
    } else {
      // Errors Node has found in an answer; 8 is its own CANCEL, when we are done.
      if (
        (type === types.reset && bytes.readUInt32BE(9) !== 8) ||
        (type === types.goaway && bytes.readUInt32BE(13) !== 0)
      )
        isRefused = true;
      socket.write(bytes);
    }
  });
  const duplex = new Duplex({
    read: () => undefined,
    write: (part: Buffer, _encoding, done) => {
      outgoing(part);
      done();
    },
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  const incoming = splitFrames(0, ({ type, flag, stream, bytes }) => {
    if (type === types.reset) resets.add(stream);
    // Answers to what Node does not know it has asked would confuse it.
    if (!ours.has(stream) || type === types.ping || type === types.window) return;
    if (type === types.settings && (flag & 1) === 1) {
      if (isAcknowledged) return;
      isAcknowledged = true;
    }
    duplex.push(bytes);
  });
  socket.on("data", incoming);
  socket.on("close", () => {
    if (!duplex.destroyed) duplex.push(null);
    duplex.destroy();
  });
  const session = connectHttp2("https://localhost", {
    createConnection: () => duplex,
    settings: { enablePush: false, initialWindowSize: 2 ** 30, maxFrameSize: 2 ** 20 },
  });
  session.on("error", () => undefined);
  session.once("connect", () => session.setLocalWindowSize(2 ** 30));
  return {
    session,
    queue,
    resets,
    isRefused: () => isRefused,
    last: () => last,
    close: () => {
      session.destroy();
      socket.destroy();
    },
  };
}

function askStream({ session, queue, resets, isRefused }: Connection, stream: Stream, isTidy: boolean): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  if (session.destroyed || session.closed) return Promise.resolve({ end: "closed" });
  queue.push((here) => stream.write({ here, ended: here - 2, idle: here + 20 }));
  const request = session.request({ ":method": stream.isHead ? "HEAD" : "GET", ":path": "/" }, { endStream: true });
  const parts: Buffer[] = [];
  let answer: Answer | undefined;
  let isWhole = false;
  let end: Ended["end"] | undefined;
  const timer = setTimeout(
    () => {
      end = isTidy ? "late" : "quiet";
      request.destroy();
      resolve({ end });
    },
    isTidy ? timeout : silence,
  );
  request.on("response", (_headers, _flags, ...[raw]: unknown[]) => {
    timer.refresh();
    const fields: [string, string][] = [];
    const list = raw as string[];
    for (let place = 0; place < list.length; place += 2) fields.push([list[place] ?? "", list[place + 1] ?? ""]);
    answer = {
      status: Number(fields.find(([name]) => name === ":status")?.[1]),
      fields: fields.filter(([name]) => name !== ":status"),
      body: Buffer.alloc(0),
    };
  });
  request.on("data", (part: Buffer) => {
    timer.refresh();
    parts.push(part);
  });
  request.on("end", () => (isWhole = true));
  request.on("error", () => undefined);
  request.on("close", () => {
    clearTimeout(timer);
    const wasReset = request.id !== undefined && resets.has(request.id);
    if (answer !== undefined && isWhole && request.rstCode === 0)
      resolve({ end: "answered", answer: { ...answer, body: Buffer.concat(parts) } });
    else resolve({ end: end ?? (wasReset ? "reset" : isRefused() ? "refused" : "closed") });
  });
  return promise;
}

/** One client of HTTP/2. It keeps its connection until an exchange was rough or has hurt it. */
export function openHttp2(port: number): { ask: (exchange: Exchange2) => Promise<Ended[]>; close: () => void } {
  let kept: Connection | undefined;
  const attempt = async ({ isTidy, opening, streams }: Exchange2): Promise<Ended[]> => {
    // nginx hangs up after a thousand requests; Node's numbers of streams go no further here either.
    if (kept && (opening !== undefined || kept.session.destroyed || kept.session.closed || kept.last() > 1500)) {
      kept.close();
      kept = undefined;
    }
    const connection = (kept ??= await open(port, opening));
    const ends = await Promise.all(streams.map((stream) => askStream(connection, stream, isTidy)));
    if (!isTidy || ends.some(({ end }) => end !== "answered" && end !== "reset")) {
      connection.close();
      kept = undefined;
    }
    return ends;
  };
  return {
    ask: async (exchange) => {
      const wasKept = kept !== undefined;
      const ends = await attempt(exchange);
      // The server may have said goodbye before it heard this.
      return wasKept && exchange.isTidy && ends.some(({ end }) => end === "closed") ? attempt(exchange) : ends;
    },
    close: () => kept?.close(),
  };
}
