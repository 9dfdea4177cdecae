import * as fc from "fast-check";

import { describePages, employeesPath, employeesQuery, indexingPath } from "../../api/contract.ts";
import type { PageManifest } from "../../api/contract.ts";
import { teamKey } from "../delivery/nginx-requests.ts";

// Known attacks on servers. Strings are latin1: one character is one byte.

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Must never be a response header. */
const injected = "X-Injected:yes";

/** Parent folders, line breaks, other hosts and paths without a file. */
const oddTargets = list(`
  /../../../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /assets../nginx.conf
  /assets/../../nginx/nginx.conf /assets%2f..%2f..%2fsnapshot /assets/%252e%252e/etc/passwd /..\\..\\windows\\win.ini
  /%c0%ae%c0%ae/etc/passwd /....//....//etc/passwd /contact/..;/..;/etc/passwd //etc/passwd ///contact /.git/config
  /.env /nginx.conf /refused.txt /not-found/index.html /employees.json /index.html.br /contact.data.gz
  /%0d%0a${injected} /contact/?a=%0d%0a${injected} /about?%0d%0a${injected} /%E5%98%8A%E5%98%8D${injected}
  /index.html?%0d%0aLocation:%20https://evil.example%0d%0a${injected} /contact%0d%0a%20${injected}/
  //evil.example/ //evil.example/%2f.. /\\evil.example/ /https://evil.example/ /@evil.example/ http://evil.example/
  https://localhost/contact http://localhost@evil.example/contact/ HTTP://LOCALHOST/contact http:///contact
  evil.example:443 contact @evil.example/ ?a=b * # gopher://x /glossar/%E0 /GLOSSAR/Kontakt /leistungen/%2F
`);

/** Appended to known paths, among them characters that case folding turns into ASCII. */
const pieces = [
  ...list(`%00 %0d%0a %E2%80%AE %ff%fe % %zz %25 %2F %3F \u0000 \u0001 \u00E9 \u00FF / // /.. ; \\ /index.html .br .md
    .data ? # $uri { " %C5%BF %E2%84%AA %C4%B0 a%CC%88 %E4`),
  "\t",
  " ",
];

const methods = list("POST PUT DELETE OPTIONS TRACE CONNECT PROPFIND PRI get GE-T");
const hosts = list("evil.example localhost:99999 [::1 localhost\u0000 LOCALHOST. ../.. $host a,b u@localhost");

/** Headers that this site must not trust, and some that servers often parse wrongly. */
const oddHeaders = `X-Accel-Redirect: /refused.txt
X-Forwarded-Host: evil.example
X-Forwarded-For: 127.0.0.1
X-Original-URL: /../etc/passwd
X-Team-Rows: 1
Upgrade: h2c
Connection: Upgrade, HTTP2-Settings
TE: trailers, chunked
Expect: 100-continue
Accept-Encoding: br;q=0, gzip;q=1.1, *;q=, x-gzip
Range: bytes=0-0,-1,9-1,a-b,0-99999999999999999999
If-None-Match: *, "", W/""
If-Match: "none"
If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT
Content-Type: text/html; charset=\u00FF
Content-Encoding: gzip
Origin: https://evil.example
Sec-Fetch-Site: cross-site`
  .split("\n")
  .map((line): [name: string, value: string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);

/** A request in the body of another; a second response would prove request smuggling. */
const smuggled = `GET /smuggled HTTP/1.1\r\nHost: localhost\r\n${injected}\r\n\r\n`;

/** Ends of HTTP/1.1 requests with folded headers, a wrong length or a second request. */
export const oddEnds = [
  `X-A: b\r\n ${injected}\r\n\r\n`,
  `Referer: \r${injected}\r\n\r\n`,
  ...list("X-A X\u0000A:b Host:evil.example").map((line) => `${line}\r\n\r\n`),
  ...list("-1 99999999999999999999 1e3 0x10 +5 5,5").map((length) => `Content-Length: ${length}\r\n\r\nabcde`),
  ...list("5c FFFFFFFFFFFFFFFFF -1 zz").map((size) => `Transfer-Encoding: chunked\r\n\r\n${size}\r\na\r\n0\r\n\r\n`),
  `Content-Length: ${smuggled.length}\r\nContent-Length: 0\r\n\r\n${smuggled}`,
  ...list("chunked xchunked chunked,identity").map(
    (coding) => `Content-Length: 4\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n${smuggled}`,
  ),
];

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
