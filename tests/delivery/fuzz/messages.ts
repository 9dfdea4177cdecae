import * as fc from "fast-check";

import { describePages, employeesPath, employeesQuery, indexingPath } from "../../../api/contract.ts";
import type { PageManifest } from "../../../api/contract.ts";
import { teamKey } from "../team-key.ts";
import { hosts, list, methods, oddTargets, pieces, trusted } from "./corpus.ts";

export type Header = [name: string, value: string];

/** A request before it is written down in one protocol or the other. */
export type Message = { method: string; target: string; host: string; headers: Header[]; body: string | undefined };

/** What is really there to ask for; a tag for each of some addresses. */
export type Known = { addresses: string[]; tags: Map<string, string>; manifest: PageManifest };

/** One of several kinds, each as often as its number says. */
export function mix<Value>(...kinds: [often: number, kind: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}
export const among = (text: string): fc.Arbitrary<string> => fc.constantFrom(...list(text));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(""));

/** One character a byte; no line ends and no zero, which the grammar adds where it wants them. */
const text = fc.string({
  unit: fc
    .oneof({ weight: 9, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) }, fc.integer({ min: 0x0e, max: 0xff }))
    .map((code) => String.fromCharCode(code)),
  maxLength: 30,
});

/** Sizes on either side of a limit, near enough to hit it exactly. */
const sizes = fc.oneof(
  ...[200, 1024, 2048, 4096, 8192].map((limit) => fc.integer({ min: limit - 40, max: limit + 3 })),
  fc.nat(20_000),
);
const long = sizes.map((size) => "a".repeat(size));

function targets(addresses: string[]): fc.Arbitrary<string> {
  const address = fc.constantFrom(...addresses);
  const old = "glossar leistungen blog category kontakt power-apps ueber-uns GLOSSAR BLOG LEISTUNGEN";
  const oldEnd = fc.constantFrom(...list("/ azure souver n nis2 %2F Kontakt S -"), ...pieces);
  const team = among(`${employeesPath} ${employeesPath} ${employeesPath}/ /rest/v1/Employees /rest/v1/rpc/x`);
  const question = fc.constantFrom(
    employeesQuery,
    employeesQuery,
    employeesQuery.replace("*", "%2a").replace(",", "%2C"),
    employeesQuery.replace("*", "password"),
    ...list("&limit=1 %00 \u00FF &select=*").map((more) => employeesQuery + more),
  );
  return mix(
    [16, address],
    [6, fc.constantFrom(...oddTargets)],
    [4, joined(address, ...[1, 2, 3].map(() => fc.constantFrom("", ...pieces)), fc.oneof(fc.constant(""), text))],
    [2, joined(among("http://localhost https://evil.example HTTP://LOCALHOST:80"), address)],
    [2, joined(fc.constant("/"), among(old), oldEnd, oldEnd, oldEnd)],
    [4, joined(team, among("? ? ? ?? ?& %3F"), question)],
    [1, address.map((path) => path.toUpperCase())],
    [1, long.map((path) => `/${path}`)],
    [1, sizes.map((size) => "/a".repeat(size / 2))],
    [1, joined(address, fc.constant("?"), long)],
    [1, text.map((path) => `/${path}`)],
  );
}

const several = (value: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(value, { maxLength: 6 }), fc.constantFrom(", ", ",", ",,")).map(([all, comma]) => all.join(comma));

function headers(tags: string[]): fc.Arbitrary<Header> {
  const coding = among("br gzip deflate identity * BR x-gzip xbr zstd");
  const weight = fc.constantFrom("", "", "; q=0.000", ...list(";q=1 ;q=0 ;q=0.5 ;Q=0 ;q= ;q=1.1 ;q=-1 ;q=0;q=1"));
  const tag = fc.oneof(fc.constantFrom("*", '""', 'W/""', '"', ...tags, ...tags.map((each) => `W/${each}`)), text);
  const moment = fc.oneof(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-01-01") }).map((date) => date.toUTCString()),
    fc.constantFrom("never", "0", "Sunday, 06-Nov-94 08:49:37 GMT"),
  );
  const pairs = fc.array(among("0-0 -1 9-1 a-b 0- 900000- 5-99 0-99999999999999999999"), { maxLength: 9 });
  const said = mix([5, text], [1, long]);
  const values: Record<string, fc.Arbitrary<string>> = {
    "Accept-Encoding": fc.oneof(several(joined(coding, weight)), among("br gzip br,gzip identity")),
    Range: fc
      .tuple(pairs, fc.constantFrom(1, 1, 300))
      .map(([all, times]) => `bytes=${`${all.join(",")},`.repeat(times)}`),
    "If-Range": fc.oneof(tag, moment),
    "If-None-Match": several(tag),
    "If-Match": several(tag),
    "If-Modified-Since": moment,
    "If-Unmodified-Since": moment,
    apikey: fc.oneof(fc.constant(teamKey), fc.constant(teamKey), text),
    Referer: fc.oneof(
      said,
      text.map((query) => `https://example.org/a?${query}#${query}`),
    ),
    "User-Agent": said,
    Cookie: said,
    "X-A": said,
  };
  const named = Object.entries(values).map(([name, value]) => value.map((sent): Header => [name, sent]));
  return fc.oneof(...named, fc.constantFrom(...trusted), fc.constantFrom(...trusted));
}

/** A page's report of itself, and what is nearly one; api/indexing/add-indexing.test.ts has more of these. */
function reports(manifest: PageManifest, header: fc.Arbitrary<Header>): fc.Arbitrary<Message> {
  const paths = fc.array(fc.constantFrom(...Object.keys(manifest.pages), "/nowhere", "/contact/"), { maxLength: 52 });
  const valid = paths.map((listed) => describePages(manifest, listed));
  const other = fc.dictionary(among("host key keyLocation urlList __proto__ more"), fc.jsonValue(), { maxKeys: 1 });
  const body = mix<unknown>(
    [4, valid],
    [3, fc.tuple(valid, other).map(([report, more]) => ({ ...report, ...more }))],
    [1, fc.jsonValue()],
    [1, fc.constantFrom(..."ab").map((letter) => letter.repeat(8190))],
  ).map((value) => Buffer.from(JSON.stringify(value)).toString("latin1"));
  const cut = mix([6, fc.constant(9000)], [1, fc.nat(400)]);
  return fc
    .record({
      type: among("application/json application/json application/json text/plain application/json;charset=\u00FF"),
      origin: fc.constantFrom(manifest.origin, manifest.origin, manifest.origin, "null", "https://evil.example"),
      site: among("same-origin same-origin same-origin cross-site"),
      method: among("POST POST POST POST PUT"),
      more: fc.array(header, { maxLength: 4 }),
      body: fc.tuple(body, cut).map(([whole, end]) => whole.slice(0, end)),
    })
    .map(({ type, origin, site, method, more, body: sent }) => ({
      method,
      target: indexingPath,
      host: "localhost",
      headers: [...Object.entries({ "Content-Type": type, Origin: origin, "Sec-Fetch-Site": site }), ...more],
      body: sent,
    }));
}

export function messages({ addresses, tags, manifest }: Known): fc.Arbitrary<Message> {
  const header = headers([...tags.values()]);
  const wide = fc.constant<Header>(["X".repeat(99), "b"]);
  const question = fc.record({
    method: mix([12, fc.constant("GET")], [3, fc.constant("HEAD")], [2, fc.constantFrom(...methods)]),
    target: targets(addresses),
    host: mix([12, fc.constant("localhost")], [1, fc.constantFrom(...hosts, "", "a b", "x".repeat(300))]),
    headers: mix(
      [24, fc.uniqueArray(header, { maxLength: 5, selector: ([name]) => name })],
      [6, fc.array(header, { maxLength: 5 })],
      [1, fc.tuple(fc.oneof(header, wide), fc.nat(600)).map(([one, many]) => Array.from({ length: many }, () => one))],
    ),
    body: mix(
      [12, fc.constant(undefined)],
      [1, text],
      [1, long],
      [1, fc.constantFrom("b".repeat(8192), "b".repeat(8193))],
    ),
  });
  // Somebody who comes back with what he was told.
  const revisit = fc
    .tuple(question, fc.constantFrom(...tags), among("If-None-Match If-None-Match If-Match If-Range"))
    .map(([asked, [target, tag], name]) => ({ ...asked, target, headers: [[name, tag] as Header, ...asked.headers] }));
  return mix([12, question], [1, revisit], [2, reports(manifest, header)]);
}
