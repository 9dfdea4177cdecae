import * as fc from "fast-check";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { listFiles } from "../../scripts/files/list-files.ts";
import { neverUsed, oldAddresses } from "../support/old-addresses.ts";
import { routeTable } from "../support/route-table.ts";
import { list } from "./fuzz/corpus.ts";
import { among, mix } from "./fuzz/messages.ts";
import { teamKey } from "./team-key.ts";

type Headers = Record<string, string>;

/** `headers` may change the answer, `noise` must not. */
export type EdgeRequest = { method: string; path: string; headers: Headers; noise: Headers };

const files = listFiles("build/client")
  .map((file) => file.replace("build/client", ""))
  .filter((file) => !/\.(?:html|br|gz)$/.test(file));
const team = `${employeesPath}?${employeesQuery}`;
const oddAddresses = list(`
  /about /about/ /contact/index.html /Resources/FAQ //contact ///contact// /./contact /%63ontact /contact%2f /contact%3fa=1
  /contact#team /contact;a=1 /assets/%2e%2e/contact /assets/..%2fcontact /assets/none.js /index.html.br /indexing /healthz
  /healthz?a=1 /HEALTHZ /%68ealthz /healthz/ /evil.example// ${employeesPath} ${team} ${team} ${team.replace("em", "%65m")}
  /assets/..${team} ${team}&select=* /${"a".repeat(300)}
`);
/** Without those that no server in front would pass on, because they cannot be decoded. */
const oldAndUnknown = [...Object.values(oldAddresses).flat(), ...neverUsed].filter(
  (address) => !/%(?:00|(?![\da-f]{2}))/i.test(address),
);
const page = mix([1, fc.constant("/")], [4, fc.constantFrom(...routeTable)]);
const address = fc.oneof(
  page,
  page,
  fc.constantFrom(...files),
  page.map((route) => `${route}/`.replace("//", "/index.html")),
  page.map((route) => route.toUpperCase()),
);
const payloads = list(`
  a=1 q=zero utm_source=evil <script>alert(1)</script> %0d%0aX-Injected:%20yes //evil.example url=https://evil.example/ ?
  _data=root ${"x".repeat(500)}
`);
const encodings = ["gzip, deflate, br, zstd", "zstd, br", "gzip;q=1.0, br;q=0.0", ...list("br gzip identity * br;q=0")];
const oddEncodings = ["", "xbr, gzipped", ...list("brotli ;q=1,,, GZIP br;q=0.001 gzip;q=0,br é\"';")];
const hosts = "localhost:443 LOCALHOST evil.example 127.0.0.1 www.localhost evil.example:8443";
export const tooLong = 9000;
const noises: Headers[] = [
  { "x-forwarded-host": "evil.example", forwarded: "host=evil.example;for=192.0.2.1" },
  { "x-original-url": "/nowhere", "x-rewrite-url": "/nowhere" },
  { "x-forwarded-proto": "http", "x-forwarded-port": "81", "x-forwarded-scheme": "http" },
  { "x-http-method-override": "DELETE", "x-method-override": "POST" },
  { "x-accel-expires": "0", "x-accel-redirect": "/refused.txt", "surrogate-control": "max-age=99" },
  { cookie: `session=${"hostile".repeat(500)}` },
  // More than the server reads: who sends it may be refused, and nobody else.
  { cookie: "a".repeat(tooLong) },
  { authorization: "Basic aG9zdGlsZQ==" },
  { "cache-control": "no-store, no-cache, max-age=0", pragma: "no-cache" },
  { range: "bytes=0-0,5-9,-1", "if-range": '"hostile"' },
  { "if-match": '"hostile"', "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "user-agent": "Googlebot/2.1", referer: "https://evil.example/?hostile" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site", "x-injected": "hostile" },
];
const accept = among("text/markdown */* application/json text/html,application/xhtml+xml text/x-script");
const method = among("GET HEAD");

/** What browsers, crawlers and attackers ask for. */
export function edgeRequests(tags: readonly string[]): fc.Arbitrary<EdgeRequest> {
  const conditions: Headers[] = [
    ...["*", '"hostile"', ...tags].map((tag) => ({ "if-none-match": tag })),
    ...[1970, 2001].map((year) => ({ "if-modified-since": new Date(Date.UTC(year, 0)).toUTCString() })),
  ];
  const condition = mix([1, fc.constant({})], [1, fc.constantFrom(...conditions)]);
  const path = mix([2, address], [1, fc.oneof(fc.constantFrom(...oddAddresses), fc.constantFrom(...oldAndUnknown))]);
  const question = fc
    .tuple(path, fc.constantFrom(...encodings), fc.constantFrom(teamKey, teamKey, "hostile", ""), accept)
    .map(([asked, encoding, key, type]) => {
      const headers: Headers = { host: "localhost", "accept-encoding": encoding };
      if (asked.includes("/rest/") && key !== "") headers["apikey"] = key;
      return { method: "GET", path: asked, headers, noise: { accept: type } };
    });
  // An edge that keeps nothing under an odd address may send it whole: right too, but not the same.
  const revisit = fc.tuple(question, method, condition).map(([asked, verb, more]) => ({
    ...asked,
    method: verb,
    headers: { ...asked.headers, ...(oddAddresses.includes(asked.path) ? {} : more) },
  }));
  const hostile = fc
    .record({
      asked: question,
      verb: mix([3, method], [1, among("POST PUT DELETE PATCH OPTIONS PURGE")]),
      encoding: mix([2, fc.constant(undefined)], [1, fc.constantFrom(...oddEncodings)]),
      host: mix([4, fc.constant("localhost")], [1, among(hosts)]),
      query: mix([1, fc.constant("")], [1, fc.constantFrom(...payloads)]),
      noise: fc.array(fc.constantFrom(...noises), { minLength: 2, maxLength: 2 }),
    })
    .map(({ asked, verb, encoding = asked.headers["accept-encoding"] ?? "", host, query, noise }) => ({
      method: verb,
      path: query === "" ? asked.path : `${asked.path}${asked.path.includes("?") ? "&" : "?"}${query}`,
      headers: { ...asked.headers, "accept-encoding": encoding, host },
      noise: Object.assign({}, asked.noise, ...noise) as Headers,
    }));
  return fc.oneof(question, revisit, hostile);
}
