import { createHash } from "node:crypto";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { listFiles } from "../../scripts/files/list-files.ts";
import { neverUsed, oldAddresses } from "../support/old-addresses.ts";
import { routeTable } from "../support/route-table.ts";
import { teamKey } from "./team-key.ts";

type Headers = Record<string, string>;

/** `headers` may change the answer, `noise` must not. */
export type EdgeRequest = { method: string; path: string; headers: Headers; noise: Headers };

const files = listFiles("build/client")
  .map((file) => file.replace("build/client", ""))
  .filter((file) => !/\.(?:html|br|gz)$/.test(file));
const team = `${employeesPath}?${employeesQuery}`;
const otherAddresses = [
  "/about",
  "/about/",
  "/contact/index.html",
  "/Resources/FAQ",
  "//contact",
  "///contact//",
  "/./contact",
  "/%63ontact",
  "/contact%2f",
  "/contact%3fa=1",
  "/contact#team",
  "/contact;a=1",
  "/assets/%2e%2e/contact",
  "/assets/..%2fcontact",
  "/assets/none.js",
  "/index.html.br",
  team,
  employeesPath,
  team.replace("em", "%65m"),
  `/assets/..${team}`,
  `${team}&select=*`,
  "/indexing",
  "/healthz",
  "/healthz?a=1",
  "/HEALTHZ",
  "/%68ealthz",
  "/healthz/",
  `/${"a".repeat(300)}`,
  "/evil.example//",
];
/** Without those that no server in front would pass on, because they cannot be decoded. */
const oldAndUnknown = [...Object.values(oldAddresses).flat(), ...neverUsed].filter(
  (address) => !/%(?:00|(?![\da-f]{2}))/i.test(address),
);
const payloads = [
  "a=1",
  "q=zero",
  "utm_source=evil",
  "<script>alert(1)</script>",
  "%0d%0aX-Injected:%20yes",
  "//evil.example",
  "url=https://evil.example/",
  "?",
  "_data=root",
  "x".repeat(500),
];
const encodings = [
  "br",
  "gzip",
  "identity",
  "gzip, deflate, br, zstd",
  "zstd, br",
  "gzip;q=1.0, br;q=0.0",
  "*",
  "br;q=0",
];
const oddEncodings = ["", "brotli", "xbr, gzipped", ";q=1,,,", "GZIP", "br;q=0.001", "gzip;q=0,br", "é\"';"];
const hosts = ["localhost:443", "LOCALHOST", "evil.example", "127.0.0.1", "www.localhost", "evil.example:8443"];
const conditions: Headers[] = [
  { "if-none-match": "*" },
  { "if-none-match": '"hostile"' },
  { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
];
const accepts = ["text/markdown", "*/*", "application/json", "text/html,application/xhtml+xml", "text/x-script"];
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
  { "cache-control": "no-cache", pragma: "no-cache" },
  { "cache-control": "no-store, max-age=0" },
  { range: "bytes=0-9" },
  { range: "bytes=0-0,5-9,-1", "if-range": '"hostile"' },
  { "if-match": '"hostile"' },
  { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "user-agent": "Googlebot/2.1", referer: "https://evil.example/?hostile" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site", "x-injected": "hostile" },
];

/** The request of this number among all of a seed: a finding can be seen again by itself. */
export function edgeRequest(seed: number, number: number, tags: readonly string[]): EdgeRequest {
  const digest = createHash("sha512").update(`${seed} ${number}`).digest();
  let read = 0;
  const size = (largest: number) => digest.readUInt16LE((read += 2) - 2) % largest;
  const pick = <Item>(items: readonly Item[]): Item => items[size(items.length)] as Item;
  const page = () => (size(5) === 0 ? "/" : pick(routeTable));
  const redirected = () => `${page()}/`.replace("//", "/index.html");
  const address = () =>
    [page, page, page, () => pick(files), redirected, () => page().toUpperCase()][size(6)]?.() ?? "/";

  const path = size(3) === 0 ? pick(pick([oldAndUnknown, otherAddresses])) : address();
  const noise = { accept: pick(accepts) };
  const headers: Headers = { host: "localhost", "accept-encoding": pick(encodings) };
  if (path.includes("/rest/") && size(3) > 0) headers["apikey"] = pick([teamKey, teamKey, "hostile"]);

  const kind = size(3);
  if (kind === 0) return { method: "GET", path, headers, noise };
  if (kind === 1) {
    // An edge that keeps nothing under an odd address may send it whole: right too, but not the same.
    const isOdd = otherAddresses.includes(path);
    const condition = isOdd
      ? {}
      : size(3) === 0
        ? { "if-none-match": pick(tags) }
        : size(2) === 0
          ? pick(conditions)
          : {};
    return { method: pick(["GET", "HEAD"]), path, headers: { ...headers, ...condition }, noise };
  }
  const method = size(4) === 0 ? pick(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PURGE"]) : pick(["GET", "HEAD"]);
  if (size(3) === 0) headers["accept-encoding"] = pick(oddEncodings);
  if (size(5) === 0) headers["host"] = pick(hosts);
  const withQuery = size(2) === 0 ? `${path}${path.includes("?") ? "&" : "?"}${pick(payloads)}` : path;
  return { method, path: withQuery, headers, noise: { ...noise, ...pick(noises), ...pick(noises) } };
}
