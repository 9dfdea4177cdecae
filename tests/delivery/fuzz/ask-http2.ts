import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { Duplex } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { connect as connectSecurely, createSecureContext } from "node:tls";

import { frame, number32, types } from "./http2.ts";
import type { Exchange2 } from "./http2.ts";
import type { Heard } from "./judge.ts";

const secureContext = createSecureContext();
const window = 2 ** 30;

/**
 * Node reads what the server says. It believes that it has sent simple requests; what it writes is dropped, and ours is sent
 * instead, on streams of the same numbers.
 */
export async function askHttp2(origin: string, { isTidy, opening, streams: asked }: Exchange2): Promise<Heard[]> {
  const options = { host: "127.0.0.1", port: Number(new URL(origin).port), servername: "localhost", secureContext };
  const socket = connectSecurely({ ...options, rejectUnauthorized: false, ALPNProtocols: ["h2"] });
  socket.on("error", () => undefined);
  await once(socket, "secureConnect");
  socket.setNoDelay(true);
  const timer = setTimeout(() => socket.destroy(new Error("late")), isTidy ? 15_000 : 40);
  const duplex = new Duplex({ read: () => undefined, write: (_part, _encoding, done) => done() });
  const resets = new Set<number>();
  let waiting = Buffer.alloc(0);
  let acknowledged = 0;
  let isGoodbye = false;
  socket.on("data", (part: Buffer) => {
    timer.refresh();
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length >= 9 && waiting.length >= 9 + waiting.readUIntBE(0, 3)) {
      const bytes = waiting.subarray(0, 9 + waiting.readUIntBE(0, 3));
      waiting = waiting.subarray(bytes.length);
      const [type, flags, stream] = [bytes[3], bytes[4] ?? 0, bytes.readUInt32BE(5)];
      if (type === types.reset) resets.add(stream);
      if (type === types.goaway) isGoodbye = true;
      // Answers to what Node does not know it has asked would confuse it.
      const isAgain = type === types.settings && (flags & 1) === 1 && (acknowledged += 1) > 1;
      const isStrange = stream !== 0 && (stream % 2 === 0 || stream >= 2 * asked.length);
      if (!isAgain && !isStrange && type !== types.ping && type !== types.window) duplex.push(bytes);
    }
  });
  socket.on("close", () => duplex.destroy());
  const session = connectHttp2(origin, { createConnection: () => duplex, settings: { initialWindowSize: window } });
  session.on("error", () => undefined);
  await once(session, "connect");
  session.setLocalWindowSize(window);
  const requests = asked.map(({ isHead }) =>
    session.request({ ":method": isHead ? "HEAD" : "GET" }, { endStream: true }),
  );
  const heard = Promise.all(
    requests.map(async (request, place): Promise<Heard> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const parts: Buffer[] = [];
      let fields: [string, string][] = [];
      let isWhole = false;
      request.on("response", (_headers, _flags, ...[raw]: unknown[]) => {
        const texts = raw as string[];
        fields = texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? ""] as [string, string]] : []));
      });
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => (isWhole = true));
      request.on("error", () => undefined);
      request.on("close", resolve);
      await promise;
      const stream = asked[place];
      const message = stream?.isPlain === true ? stream.asked : undefined;
      const status = Number(fields[0]?.[1]);
      if (fields.length > 0 && isWhole && request.rstCode === 0)
        return {
          asked: message,
          isHead: stream?.isHead === true,
          answer: { status, fields: fields.slice(1), body: Buffer.concat(parts) },
        };
      if (resets.has(request.id ?? 0)) return { end: "reset" };
      const isLate = socket.errored?.message === "late";
      // 8 is Node's own word for the end of a connection; with any other it refuses what the server has sent.
      const isRefused = !isGoodbye && request.rstCode !== undefined && ![0, 8].includes(request.rstCode);
      const end = isLate ? "late" : isRefused ? `refused ${request.rstCode}` : "closed";
      return { end, ...(isTidy && end !== "closed" && { fault: `a whole request and no good answer: ${end}` }) };
    }),
  );
  await turn();
  const settings = Buffer.from([0, 2, 0, 0, 0, 0, 0, 4, ...number32(window)]);
  socket.write(
    Buffer.concat([
      Buffer.from(opening, "latin1"),
      frame(types.settings, 0, 0, settings),
      frame(types.window, 0, 0, number32(window - 65_535)),
      frame(types.settings, 1, 0, Buffer.alloc(0)),
      ...asked.map((stream, place) => stream.write(2 * place + 1)),
    ]),
  );
  const ends = await heard;
  clearTimeout(timer);
  session.destroy();
  socket.destroy();
  return ends;
}
