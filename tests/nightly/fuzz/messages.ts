import * as fc from "fast-check";

import { describePages, employeesPath, employeesQuery, indexingPath } from "../../../api/contract.ts";
import type { PageManifest } from "../../../api/contract.ts";
import { teamKey } from "../../delivery/team-key.ts";
import { hosts, methods, oddHeaders, oddTargets, pieces } from "./corpus.ts";

export type Header = [name: string, value: string];

/** A request, independent of the protocol. */
export type Message = { method: string; target: string; host: string; headers: Header[]; body: string | undefined };

function mix<Value>(...kinds: [weight: number, arbitrary: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Any byte except line breaks and 0. */
const byte = mix([9, fc.integer({ min: 0x20, max: 0x7e })], [1, fc.integer({ min: 0x0e, max: 0xff })]);
const text = fc.string({ unit: byte.map((code) => String.fromCharCode(code)), maxLength: 30 });
/** Slightly shorter and longer than each limit of nginx. */
const sizes = fc.oneof(...[200, 2048, 4096, 8192].map((limit) => fc.integer({ min: limit - 40, max: limit + 3 })));
const long = sizes.map((size) => "a".repeat(size));
const value = mix([5, text], [1, long]);

const header = mix<Header>(
  [6, fc.constantFrom(...oddHeaders)],
  [1, fc.constantFrom<Header>(["apikey", teamKey], ["Accept-Encoding", "br"], ["Accept-Encoding", "gzip"])],
  [2, fc.tuple(fc.constantFrom("Referer", "User-Agent", "Cookie", "X-A"), value)],
);
const headers = fc.uniqueArray(header, { maxLength: 5, selector: ([name]) => name });

export function messages(manifest: PageManifest, paths: string[]): fc.Arbitrary<Message> {
  const known = fc.constantFrom(...paths);
  const piece = fc.constantFrom(...pieces);
  const queries = fc.constantFrom(employeesQuery, employeesQuery.replace("*", "%2a"), "select=password");
  const request = fc.record<Message>({
    method: mix([12, fc.constant("GET")], [2, fc.constant("HEAD")], [2, fc.constantFrom(...methods)]),
    target: mix(
      [12, known],
      [6, fc.constantFrom(...oddTargets)],
      [4, fc.tuple(known, piece, piece, text).map((parts) => parts.join(""))],
      [3, queries.map((query) => `${employeesPath}?${query}`)],
      [2, fc.tuple(known, fc.constantFrom("", "?", "/"), long).map((parts) => parts.join(""))],
    ),
    host: mix([12, fc.constant("localhost")], [1, fc.constantFrom(...hosts)]),
    headers,
    body: mix<string | undefined>([12, fc.constant(undefined)], [1, value]),
  });
  // A valid page report, or part of one.
  const pages = fc.array(fc.constantFrom(...Object.keys(manifest.pages), "/nowhere"), { maxLength: 52 });
  const own: Header[] = [
    ["Content-Type", "application/json"],
    ["Origin", manifest.origin],
  ];
  const report = fc.tuple(pages, fc.option(fc.nat(400), { freq: 1 })).map(([listed, end]): Message => {
    const body = JSON.stringify(describePages(manifest, listed)).slice(0, end ?? 8192);
    return { method: "POST", target: indexingPath, host: "localhost", headers: own, body };
  });
  return mix([12, request], [2, report]);
}
