import * as fc from "fast-check";

import { field, flags, frame, number32, setting, types } from "./frames.ts";
import { mix } from "./mix.ts";

/** Streams that a frame may speak of: its own, one that has ended, one that has not begun. */
export type Places = { here: number; ended: number; idle: number };
type OddFrame = (places: Places) => Buffer;

const empty = Buffer.alloc(0);
const get = Buffer.concat([
  field(":method", "GET"),
  field(":scheme", "https"),
  field(":authority", "localhost"),
  field(":path", "/"),
]);
const post = [
  field(":method", "POST"),
  field(":scheme", "https"),
  field(":path", "/indexing"),
  field("host", "localhost"),
];
const open = flags.endHeaders | flags.endStream;
const largest = 0x7fffffff;

const stream = fc.constantFrom<(places: Places) => number>(
  () => 0,
  ({ here }) => here,
  ({ here }) => here,
  ({ ended }) => ended,
  ({ idle }) => idle,
  () => 2,
  () => largest,
);

const settings = fc
  .array(
    fc.tuple(
      fc.oneof(fc.integer({ min: 0, max: 9 }), fc.nat(0xffff)),
      fc.oneof(
        fc.constantFrom(0, 1, 2, 100, 16_383, 16_384, 65_535, 0xffffff, 0x1000000, largest, 0x80000000, 0xffffffff),
        fc.nat(70_000),
      ),
    ),
    { maxLength: 8 },
  )
  .map((all) => Buffer.concat(all.map(([name, value]) => setting(name, value))));

const payload = fc.oneof(
  fc.constant(empty),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(0, 1, largest, 0x80000000, 0xffffffff, 65_536).map((value) => number32(value)),
  fc.constant(Buffer.alloc(8)),
  fc.constant(get),
  fc.nat(17_000).map((size) => Buffer.alloc(size)),
  settings,
);

/** Whole stories, each against one rule of the protocol. */
const stories: OddFrame[] = [
  // More padding than there is frame.
  ({ here }) => frame(types.data, flags.padded, here, Buffer.from([255, 1, 2])),
  ({ idle }) => frame(types.headers, open | flags.padded, idle, Buffer.from([200, ...get])),
  // A request that begins while the last byte of its padding is still to come.
  ({ idle }) =>
    frame(
      types.headers,
      flags.endHeaders | flags.padded,
      idle,
      Buffer.concat([Buffer.from([9]), ...post, Buffer.alloc(9)]),
    ).subarray(0, -1),
  // Data for a stream that is over, or has never begun.
  ({ ended }) => frame(types.data, flags.endStream, ended, Buffer.from("late")),
  ({ idle }) => frame(types.data, flags.endStream, idle, Buffer.from("early")),
  // The window: nothing, too much, twice too much.
  ({ here }) => frame(types.window, 0, here, number32(0)),
  () => frame(types.window, 0, 0, number32(0)),
  () => Buffer.concat([frame(types.window, 0, 0, number32(largest)), frame(types.window, 0, 0, number32(largest))]),
  ({ here }) =>
    Buffer.concat([frame(types.window, 0, here, number32(largest)), frame(types.window, 0, here, number32(largest))]),
  () =>
    Buffer.concat([
      frame(types.settings, 0, 0, setting(4, 0)),
      frame(types.settings, 0, 0, setting(4, 1)),
      frame(types.settings, 0, 0, setting(4, 100_000)),
    ]),
  ({ here }) =>
    Buffer.concat([
      frame(types.settings, 0, 0, setting(4, 10)),
      frame(types.window, 0, here, number32(1)),
      frame(types.window, 0, here, number32(100_000)),
    ]),
  // Who waits for himself, and two who wait for each other.
  ({ here }) => frame(types.priority, 0, here, Buffer.from([...number32(here), 255])),
  ({ here, idle }) =>
    Buffer.concat([
      frame(types.priority, 0, here, Buffer.from([...number32(idle), 0])),
      frame(types.priority, 0, idle, Buffer.from([...number32(here), 0])),
    ]),
  ({ idle }) =>
    Buffer.concat(
      Array.from({ length: 300 }, (_, place) =>
        frame(
          types.priority,
          0,
          idle + place * 2,
          Buffer.from([...number32(idle + ((place * 7) % 300) * 2), place & 255]),
        ),
      ),
    ),
  // Clients promise nothing.
  ({ here }) => frame(types.push, flags.endHeaders, here, Buffer.concat([number32(2), get])),
  // A flood, with an end: empty continuations, begun and reset streams, pings, settings.
  ({ idle }) =>
    Buffer.concat([
      frame(types.headers, flags.endStream, idle, get),
      ...Array.from({ length: 200 }, () => frame(types.continuation, 0, idle, empty)),
      frame(types.continuation, flags.endHeaders, idle, empty),
    ]),
  ({ idle }) =>
    Buffer.concat(
      Array.from({ length: 60 }, (_, place) =>
        Buffer.concat([
          frame(types.headers, open, idle + place * 2, get),
          frame(types.reset, 0, idle + place * 2, number32(8)),
        ]),
      ),
    ),
  () => Buffer.concat(Array.from({ length: 100 }, () => frame(types.ping, 0, 0, Buffer.alloc(8)))),
  () => Buffer.concat(Array.from({ length: 100 }, () => frame(types.settings, 0, 0, empty))),
  // A block that never ends, and one with another frame inside.
  ({ idle }) => frame(types.headers, flags.endStream, idle, get),
  ({ idle }) =>
    Buffer.concat([
      frame(types.headers, flags.endStream, idle, get),
      frame(types.ping, 0, 0, Buffer.alloc(8)),
      frame(types.continuation, flags.endHeaders, idle, empty),
    ]),
  ({ here }) => frame(types.continuation, flags.endHeaders, here, get),
  // Trailers, with and without their end, and with what no trailer may say.
  ({ here }) => frame(types.headers, open, here, field("x-a", "b")),
  ({ here }) => frame(types.headers, flags.endHeaders, here, field(":path", "/")),
  // Goodbye, and yet more.
  ({ ended }) => frame(types.goaway, 0, 0, number32(ended, 0)),
  ({ here }) => frame(types.reset, 0, here, number32(8)),
  ({ idle }) => frame(types.reset, 0, idle, number32(0)),
  // A frame that says it is longer than it is: the rest is inside it.
  () => Buffer.from([0, 0x3f, 0xff, types.data, 0, 0, 0, 0, 1]),
  () => Buffer.from([0xff, 0xff, 0xff, types.headers, open, 0, 0, 0, 1]),
];

export const oddFrames: fc.Arbitrary<OddFrame> = mix(
  [3, fc.constantFrom(...stories)],
  [1, settings.map((bytes) => () => frame(types.settings, 0, 0, bytes))],
  [
    2,
    fc.tuple(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.nat(255)), fc.nat(255), stream, payload).map(
      ([type, flag, of, bytes]): OddFrame =>
        (places) =>
          frame(type, flag, of(places), bytes),
    ),
  ],
);

/** Blocks that HPACK does not allow, or barely. */
export const oddBlocks: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(
      [],
      // No such entry; entry 0; an integer without an end; a table larger than agreed, or resized between fields.
      [0xff, 0x80, 0x01],
      [0x80],
      [0xff, ...Array.from({ length: 20 }, () => 0xff)],
      [0x3f, 0xe1, 0xff, 0xff, 0x7f],
      [0x20, 0x20, 0x20],
      // A text longer than the block, one of no bits that mean anything, and an empty name.
      [0x00, 0x7f, 0xff, 0x7f],
      [0x00, 0x84, 0xff, 0xff, 0xff, 0xff, 0x01, 0x61],
      [0x00, 0x83, 0xff, 0xff, 0xfc, 0x01, 0x61],
      [0x00, 0x00, 0x00],
      [0x40, 0x01, 0x61, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
      // The static table's own fields, again and again.
      [0x82, 0x87, 0x84, 0x41, 0x09, ...Buffer.from("localhost")],
      [0x82, 0x82, 0x83, 0x87, 0x84, 0x85],
      [0x88, 0x8d],
    ),
    fc.constantFrom<"before" | "after" | "alone">("before", "after", "alone"),
    mix(
      [3, fc.constant(empty)],
      [1, fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes))],
      [1, fc.nat(4000).map((many) => Buffer.concat(Array.from({ length: many }, () => field("a", ""))))],
    ),
  )
  .map(([bytes, where, more]) => {
    const odd = Buffer.concat([Buffer.from(bytes), more]);
    if (where === "alone") return odd;
    return Buffer.concat(where === "before" ? [odd, get] : [get, odd]);
  });
