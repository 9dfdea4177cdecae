import * as fc from "fast-check";

import { hosts, oddFields, otherTargets } from "./corpus.ts";
import { field, flags, forms, frame, types } from "./frames.ts";
import type { Header } from "./headers.ts";
import type { Message } from "./messages.ts";
import { among, mix } from "./mix.ts";
import { oddBlocks, oddFrames } from "./odd-frames.ts";
import type { Places } from "./odd-frames.ts";

/** Streams that begin together. Tidy ones are whole requests: each is answered, or refused by a reset or a goodbye. */
export type Exchange2 = { isTidy: boolean; opening: Buffer | undefined; streams: Stream[] };
export type Stream = {
  asked: Message;
  fields: Header[];
  isHead: boolean;
  /** Exactly what was asked, so that the answer can be held against it. */
  isPlain: boolean;
  /** Everything that the stream sends. */
  write: (places: Places) => Buffer;
};

const oddField: fc.Arbitrary<Header> = fc.oneof(
  fc.constantFrom(...oddFields),
  fc.constantFrom(...otherTargets).map((target): Header => [":path", target]),
  fc.constantFrom(...hosts).map((host): Header => [":authority", host]),
);
const oddPlace = fc.tuple(oddField, among("first last instead"));

const fieldLists = (message: fc.Arbitrary<Message>) =>
  fc
    .record({
      asked: message,
      odd: mix([5, fc.constant<[Header, string][]>([])], [1, fc.array(oddPlace, { minLength: 1, maxLength: 2 })]),
      left: mix([30, fc.constant(-1)], [1, fc.nat(3)]),
      isLoud: fc.integer({ min: 0, max: 39 }).map((chance) => chance === 0),
    })
    .map(({ asked: first, odd, left, isLoud }) => {
      // nginx refuses some fields before it has read the method, and then answers a HEAD with a body.
      const asked = odd.length > 0 && first.method === "HEAD" ? { ...first, method: "GET" } : first;
      const pseudo: Header[] = [
        [":method", asked.method],
        [":scheme", "https"],
        [":authority", asked.host],
        [":path", asked.target],
      ];
      const named = asked.headers.map(([name, value]): Header => [isLoud ? name : name.toLowerCase(), value]);
      let fields: Header[] = [...pseudo.filter((_, place) => place !== left), ...named];
      for (const [added, where] of odd) {
        if (where === "instead") fields = fields.filter(([name]) => name !== added[0]);
        fields = where === "last" ? [...fields, added] : [added, ...fields];
      }
      const methods = fields.filter(([name]) => name === ":method");
      return {
        asked,
        fields,
        isPlain: odd.length === 0 && left === -1 && !isLoud,
        isHead: methods.length === 1 && methods[0]?.[1] === "HEAD",
      };
    });

type Layout = { cuts: number; pad: number; priority: boolean; form: number; length: "none" | "true" | "false" };
const layouts: fc.Arbitrary<Layout> = fc.record({
  cuts: mix([6, fc.constant(0)], [1, fc.nat(6)]),
  pad: mix([6, fc.constant(0)], [1, fc.integer({ min: 1, max: 255 })]),
  priority: fc.boolean(),
  form: fc.constantFrom(...Object.values(forms)),
  length: fc.constantFrom("none", "true", "true", "true", "false"),
});

function padded(pad: number, payload: Buffer): Buffer {
  return pad === 0 ? payload : Buffer.concat([Buffer.from([pad]), payload, Buffer.alloc(pad)]);
}

/** A block of fields in one frame, or in as many as it is told and no longer than a server must take. */
function headerFrames(
  stream: number,
  block: Buffer,
  isEnd: boolean,
  { cuts, pad, priority }: Pick<Layout, "cuts" | "pad" | "priority">,
): Buffer {
  const size = Math.max(1, Math.min(16_000, Math.ceil(block.length / (cuts + 1))));
  const parts = Array.from({ length: Math.max(1, Math.ceil(block.length / size)) }, (_, part) =>
    block.subarray(part * size, (part + 1) * size),
  );
  return Buffer.concat(
    parts.map((part, place) => {
      const last = place === parts.length - 1 ? flags.endHeaders : 0;
      if (place > 0) return frame(types.continuation, last, stream, part);
      const first = priority ? Buffer.concat([Buffer.from([0, 0, 0, 0, 15]), part]) : part;
      const flag =
        last | (isEnd ? flags.endStream : 0) | (pad > 0 ? flags.padded : 0) | (priority ? flags.priority : 0);
      return frame(types.headers, flag, stream, padded(pad, first));
    }),
  );
}

function write(fields: Header[], body: string | undefined, layout: Layout, stream: number): Buffer {
  const lengths: Record<Layout["length"], Header[]> = {
    none: [],
    true: [["content-length", String(body?.length ?? 0)]],
    false: [["content-length", String((body?.length ?? 0) + 3)]],
  };
  const all = body === undefined ? fields : [...fields, ...lengths[layout.length]];
  const block = Buffer.concat(all.map(([name, value]) => field(name, value, layout.form)));
  const start = headerFrames(stream, block, body === undefined, layout);
  if (body === undefined) return start;
  const bytes = Buffer.from(body, "latin1");
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([
    start,
    frame(types.data, layout.pad > 0 ? flags.padded : 0, stream, padded(layout.pad, bytes.subarray(0, middle))),
    frame(types.data, flags.endStream, stream, bytes.subarray(middle)),
  ]);
}

export function tidyExchanges2(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange2> {
  const stream = fc.tuple(fieldLists(message), layouts).map(([list, layout]): Stream => ({
    ...list,
    write: ({ here }) => write(list.fields, list.asked.body, layout, here),
  }));
  return mix([4, stream.map((one) => [one])], [1, fc.array(stream, { minLength: 2, maxLength: 4 })]).map((streams) => ({
    isTidy: true,
    opening: undefined,
    streams,
  }));
}

/** The same with frames that should not be there, blocks that are no HPACK, and bytes that are wrong. */
export function roughExchanges2(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange2> {
  const stream = fc
    .record({
      list: fieldLists(message),
      layout: layouts,
      before: fc.array(oddFrames, { maxLength: 2 }),
      after: fc.array(oddFrames, { maxLength: 3 }),
      block: fc.option(oddBlocks, { freq: 3 }),
      changed: fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { maxLength: 3 }),
      cut: mix([4, fc.constant(undefined)], [1, fc.nat(200)]),
    })
    .map(({ list, layout, before, after, block, changed, cut }): Stream => ({
      ...list,
      isPlain: false,
      write: (places) => {
        const own =
          block === null
            ? write(list.fields, list.asked.body, layout, places.here)
            : headerFrames(places.here, block, true, layout);
        // The lengths of frames are left alone mostly: behind a wrong one nothing is read.
        for (const [place, code] of changed) if (own.length > 9) own[9 + (place % (own.length - 9))] = code;
        return Buffer.concat([
          ...before.map((odd) => odd(places)),
          own.subarray(0, cut),
          ...after.map((odd) => odd(places)),
        ]);
      },
    }));
  const opening = mix(
    [9, fc.constant(undefined)],
    [
      1,
      fc
        .constantFrom("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\r", "GET / HTTP/1.1\r\nHost: l\r\n\r\n", "", "\u0000".repeat(24))
        .map((bytes) => Buffer.from(bytes, "latin1")),
    ],
  );
  return fc
    .tuple(opening, fc.array(stream, { minLength: 1, maxLength: 2 }))
    .map(([start, streams]) => ({ isTidy: false, opening: start, streams }));
}
