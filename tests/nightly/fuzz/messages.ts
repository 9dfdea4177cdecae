import * as fc from "fast-check";

import { describePages, employeesPath, employeesQuery, indexingPath } from "../../../api/contract.ts";
import type { PageManifest } from "../../../api/contract.ts";
import { teamKey } from "../../delivery/team-key.ts";
import { hosts, methods, oddHeaders, oddTargets, pieces } from "./corpus.ts";

export type Header = [name: string, value: string];

/** A request before it is written in one protocol or the other. */
export type Message = { method: string; target: string; host: string; headers: Header[]; body: string | undefined };

/** One of several kinds, each as often as its number says. */
function mix<Value>(...kinds: [weight: number, arbitrary: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Any byte but line ends and zero. */
const byte = mix([9, fc.integer({ min: 0x20, max: 0x7e })], [1, fc.integer({ min: 0x0e, max: 0xff })]);
const text = fc.string({ unit: byte.map((code) => String.fromCharCode(code)), maxLength: 30 });
/** On either side of a limit. */
const sizes = fc.oneof(...[200, 2048, 4096, 8192].map((limit) => fc.integer({ min: limit - 40, max: limit + 3 })));
const long = sizes.map((size) => "a".repeat(size));

function targets(addresses: string[]): fc.Arbitrary<string> {
  const address = fc.constantFrom(...addresses);
  const queries = [employeesQuery, employeesQuery.replace("*", "%2a"), `${employeesQuery}&limit=1`, "select=password"];
  return mix(
    [12, address],
    [6, fc.constantFrom(...oddTargets)],
    [4, fc.tuple(address, fc.constantFrom(...pieces), fc.constantFrom(...pieces), text).map((parts) => parts.join(""))],
    [3, fc.constantFrom(...queries).map((query) => `${employeesPath}?${query}`)],
    [2, fc.tuple(address, fc.constantFrom("", "?", "/"), long).map((parts) => parts.join(""))],
  );
}

export function messages(manifest: PageManifest, addresses: string[]): fc.Arbitrary<Message> {
  const said = mix([5, text], [1, long]);
  const header = mix<Header>(
    [6, fc.constantFrom(...oddHeaders)],
    [1, fc.constantFrom<Header>(["apikey", teamKey], ["Accept-Encoding", "br"], ["Accept-Encoding", "gzip"])],
    [2, fc.tuple(fc.constantFrom("Referer", "User-Agent", "Cookie", "Range", "If-None-Match", "X-A"), said)],
  );
  const headers = fc.uniqueArray(header, { maxLength: 5, selector: ([name]) => name });
  const request = fc.record<Message>({
    method: mix([12, fc.constant("GET")], [2, fc.constant("HEAD")], [2, fc.constantFrom(...methods)]),
    target: targets(addresses),
    host: mix([12, fc.constant("localhost")], [1, fc.constantFrom(...hosts)]),
    headers,
    body: mix<string | undefined>([12, fc.constant(undefined)], [1, said]),
  });
  // A page's report of itself, and almost one.
  const paths = fc.array(fc.constantFrom(...Object.keys(manifest.pages), "/nowhere"), { maxLength: 52 });
  const report = fc.tuple(paths, headers, fc.option(fc.nat(400), { freq: 1 })).map(([listed, more, cut]): Message => {
    const body = JSON.stringify(describePages(manifest, listed)).slice(0, cut ?? 8192);
    const own = Object.entries({ "Content-Type": "application/json", Origin: manifest.origin });
    const others = more.filter(([name]) => !own.some(([known]) => known === name));
    return { method: "POST", target: indexingPath, host: "localhost", headers: [...own, ...others], body };
  });
  return mix([12, request], [2, report]);
}
