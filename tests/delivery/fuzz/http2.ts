import * as fc from "fast-check";

import { hosts, oddFields, oddTargets } from "./corpus.ts";
import { mix } from "./messages.ts";
import type { Header, Message } from "./messages.ts";

/** A stream's own frames (RFC 9113); `asked` when they say exactly that. */
type Stream = { asked: Message; isPlain: boolean; isHead: boolean; write: (id: number) => Buffer };
/** Streams of one connection. Tidy ones are whole requests: each is answered, or refused by a reset or a goodbye. */
export type Exchange2 = { isTidy: boolean; opening: string; streams: Stream[] };

export const types = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goaway: 7, window: 8, continuation: 9 };
const endStream = 1;
const endHeaders = 4;
const padded = 8;

export function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

export const number32 = (value: number) => Buffer.from(value.toString(16).padStart(8, "0"), "hex");

const literal = (text: string) => {
  const bytes = text.length < 127 ? [text.length] : [127];
  for (let left = text.length - 127; left >= 0; left = left < 128 ? -1 : left >> 7)
    bytes.push(left < 128 ? left : (left & 127) | 128);
  return Buffer.concat([Buffer.from(bytes), Buffer.from(text, "latin1")]);
};

/** A field of HPACK (RFC 7541), neither compressed nor kept: its name and its value, each behind its length. */
function field([name, value]: Header): Buffer {
  return Buffer.concat([Buffer.from([0]), literal(name), literal(value)]);
}

const pseudo = ({ method, host, target }: Pick<Message, "method" | "host" | "target">): Header[] =>
  Object.entries({ ":method": method, ":scheme": "https", ":authority": host, ":path": target });

const slices = (bytes: Buffer) =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / 16_000)) }, (_, place) =>
    bytes.subarray(place * 16_000, (place + 1) * 16_000),
  );

/** In as many frames as it takes; no frame is longer than a server must take. */
function write(fields: Header[], body: string | undefined, id: number): Buffer {
  const blocks = slices(Buffer.concat(fields.map(field)));
  const parts = body === undefined ? [] : slices(Buffer.from(body, "latin1"));
  return Buffer.concat([
    ...blocks.map((part, place) => {
      const isLast = place === blocks.length - 1;
      const flags = (isLast ? endHeaders : 0) | (place === 0 && body === undefined ? endStream : 0);
      return frame(place === 0 ? types.headers : types.continuation, flags, id, part);
    }),
    ...parts.map((part, place) => frame(types.data, place === parts.length - 1 ? endStream : 0, id, part)),
  ]);
}

const oddField: fc.Arbitrary<Header> = fc.oneof(
  fc.constantFrom(...oddFields),
  fc.constantFrom(...oddTargets).map((target): Header => [":path", target]),
  fc.constantFrom(...hosts).map((host): Header => [":authority", host]),
);

function streams(message: fc.Arbitrary<Message>): fc.Arbitrary<Stream> {
  const odd = fc.tuple(oddField, fc.constantFrom("first", "last", "instead"));
  const length = mix([6, fc.constant(0)], [1, fc.constant(3)]);
  return fc
    .tuple(message, mix([5, fc.constant(undefined)], [1, odd]), mix([30, fc.constant(-1)], [1, fc.nat(3)]), length)
    .map(([first, added, left, lie]) => {
      // nginx refuses some fields before it has read the method, and then answers a HEAD with a body.
      const asked = added && first.method === "HEAD" ? { ...first, method: "GET" } : first;
      const { body, headers } = asked;
      let fields: Header[] = [
        ...pseudo(asked).filter((_, place) => place !== left),
        ...headers.map(([name, value]): Header => [name.toLowerCase(), value]),
        ...(body === undefined ? [] : [["content-length", String(body.length + lie)] as Header]),
      ];
      if (added?.[1] === "instead") fields = fields.filter(([name]) => name !== added[0][0]);
      if (added) fields = added[1] === "last" ? [...fields, added[0]] : [added[0], ...fields];
      const isHead = asked.method === "HEAD" && left !== 0;
      return { asked, isPlain: !added && left === -1, isHead, write: (id: number) => write(fields, body, id) };
    });
}

/** Any frame of any stream: this one, one that has ended or not begun, or none. */
const oddFrame = fc
  .record({
    type: fc.oneof(fc.nat(10), fc.nat(255)),
    flags: fc.nat(255),
    stream: fc.constantFrom<(id: number) => number>(
      (id) => id,
      (id) => id,
      () => 0,
      (id) => id + 20,
      () => 1,
      () => 2,
    ),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(0, 1, 65_536, 0x7fffffff, 0x80000000, 0xffffffff).map(number32),
      fc.nat(17_000).map((size) => Buffer.alloc(size)),
    ),
    times: fc.constantFrom(1, 1, 1, 100),
  })
  .map(
    ({ type, flags, stream, payload, times }) =>
      (id: number) =>
        Buffer.concat(
          Array.from({ length: payload.length > 99 ? 1 : times }, () => frame(type, flags, stream(id), payload)),
        ),
  );
/** A request that begins while the last byte of its padding is still to come: site.conf has a line for it. */
const latePadding = (id: number) => {
  const fields = pseudo({ method: "POST", host: "localhost", target: "/indexing" }).map(field);
  const block = Buffer.concat([Buffer.from([9]), ...fields, Buffer.alloc(9)]);
  return frame(types.headers, endHeaders | padded, id + 20, block).subarray(0, -1);
};

const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

export function exchanges2(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange2> {
  const stream = streams(message);
  const oddFrames = fc.array(mix([9, oddFrame], [1, fc.constant(latePadding)]), { maxLength: 2 });
  const rough = fc
    .record({
      stream,
      before: oddFrames,
      after: oddFrames,
      changed: fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { maxLength: 3 }),
      cut: mix([4, fc.constant(undefined)], [1, fc.nat(200)]),
    })
    .map(({ stream: one, before, after, changed, cut }) => ({
      ...one,
      isPlain: false,
      write: (id: number) => {
        const own = one.write(id);
        // The lengths of frames are left alone mostly: behind a wrong one nothing is read.
        for (const [place, code] of changed) own[9 + (place % (own.length - 9))] = code;
        return Buffer.concat([...before.map((odd) => odd(id)), own.subarray(0, cut), ...after.map((odd) => odd(id))]);
      },
    }));
  const opening = mix(
    [9, fc.constant(preface)],
    [1, fc.constantFrom(preface.replace(/\n$/, "\r"), "GET / HTTP/1.1\r\nHost: l\r\n\r\n", "", "\u0000".repeat(24))],
  );
  const several = mix([3, fc.tuple<Stream[]>(stream)], [1, fc.array(stream, { minLength: 2, maxLength: 4 })]);
  return mix<Exchange2>(
    [
      7,
      fc.record({
        isTidy: fc.constant(true),
        opening: fc.constant(preface),
        streams: several,
      }),
    ],
    [3, fc.record({ isTidy: fc.constant(false), opening, streams: fc.array(rough, { minLength: 1, maxLength: 2 }) })],
  );
}
