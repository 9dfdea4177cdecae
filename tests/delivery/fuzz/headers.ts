import * as fc from "fast-check";

import { teamKey } from "../team-key.ts";
import { trusted } from "./corpus.ts";
import { among, list, mix } from "./mix.ts";
import { around, text } from "./targets.ts";

export type Header = [name: string, value: string];

const named = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Header> => value.map((sent) => [name, sent]);
const listOf = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(value, { maxLength: 6 }), fc.constantFrom(", ", ",", " ,", ",,"))
    .map(([all, comma]) => all.join(comma));

const weight = fc.constantFrom("", "", "; q=0.000", ...list(";q=1 ;q=0 ;q=0.5 ;Q=0 ;q= ;q=1.1 ;q=-1 ;q=0;q=1"));
const coding = fc.constantFrom("gzip br", ...list("br gzip deflate identity * BR x-gzip xbr brx zstd"));
const encodings = listOf(fc.tuple(coding, weight).map((parts) => parts.join("")));

const oddRanges = "0-0 -1 9-1 a-b 0-99999999999999999999 900000-";
const pair = fc.tuple(fc.nat(99_999), fc.nat(99_999)).map((ends) => ends.join("-"));
const range = fc.oneof(
  fc.constantFrom("lines=0-1", "bytes", "bytes=", ...list(oddRanges).map((one) => `bytes=${one}`)),
  fc.array(pair, { maxLength: 5 }).map((all) => `bytes=${all.join(",")}`),
  fc.nat(1200).map((many) => `bytes=${"0-1,".repeat(many)}`),
  fc.nat(1200).map((many) => `bytes=${"0-,".repeat(many)}`),
);
const moment = fc.oneof(
  fc.constantFrom(
    "never",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "Sunday, 06-Nov-94 08:49:37 GMT",
    "0",
  ),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2099-01-01") }).map((date) => date.toUTCString()),
);

/** Headers that ask for something, one at a time; a request takes some of them together. */
export function headers(etags: readonly string[]): fc.Arbitrary<Header> {
  const tag = fc.oneof(fc.constantFrom("*", '""', 'W/""', '"', ...etags, ...etags.map((etag) => `W/${etag}`)), text);
  const tags = listOf(tag);
  const sizes = fc.oneof(around(1024, 40), around(2048, 40), around(4096, 40), around(8192, 40), fc.nat(20_000));
  const long = sizes.map((size) => "a".repeat(size));
  const address = text.map((query) => `https://example.org/a?${query}#${query}`);
  return mix(
    [6, named("Accept-Encoding", encodings)],
    [3, named("Accept-Encoding", fc.constantFrom("br", "gzip", "gzip, deflate, br, zstd", "identity"))],
    [3, named("Range", range)],
    [1, named("If-Range", fc.oneof(tag, moment))],
    [3, named("If-None-Match", tags)],
    [2, named("If-Match", tags)],
    [2, named("If-Modified-Since", moment)],
    [2, named("If-Unmodified-Since", moment)],
    [3, fc.tuple(among("User-Agent Referer Cookie Accept Origin X-A Accept-Language"), text)],
    [2, named("Referer", address)],
    [3, named("apikey", fc.oneof(fc.constant(teamKey), fc.constant(teamKey), text))],
    [4, fc.constantFrom(...trusted)],
    [1, fc.tuple(among("X-Long Cookie User-Agent Referer Accept If-None-Match"), long)],
    [1, fc.tuple(among("X-Forwarded-For Via Cache-Control Content-Type"), text)],
  );
}

/** Many of one kind, by the name's length too. */
export const manyHeaders: fc.Arbitrary<Header[]> = fc
  .tuple(
    fc.constantFrom("X-A", "Cookie", "Accept-Encoding", "Range", "If-None-Match", "X".repeat(200)),
    fc.constantFrom("b", "gzip", "*", "a".repeat(60)),
    fc.nat(600),
  )
  .map(([name, value, many]) => Array.from({ length: many }, () => [name, value]));
