// What has hurt servers before, as literal text. Strings are bytes: one character, one byte (latin1).

import { list } from "./mix.ts";

/** Put into requests in a hundred ways; in an answer's head it would be an injected header. */
export const injected = "X-Injected: yes";

export const traversals = list(`
  /../../../../etc/passwd /..%2f..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/%2e%2e/etc/passwd
  /assets/../../nginx/nginx.conf /assets..%2f..%2fnginx/nginx.conf /assets%2f..%2f..%2fsnapshot /assets../nginx.conf
  /assets/%252e%252e/%252e%252e/etc/passwd /..\\..\\windows\\win.ini /..%5c..%5cetc%5cpasswd
  /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd /....//....//etc/passwd /./././contact /contact/..;/..;/etc/passwd
  //etc/passwd ///contact /.git/config /.env /.well-known/../../.env /nginx.conf /healthz/../refused.txt /refused.txt
  /not-found /not-found/index.html /moved/contact/index.html /employees.json /index.html.br /contact.data.gz
  /file:///etc/passwd
`);

export const injections = [
  `/%0d%0a${injected.replace(" ", "%20")}`,
  `/%0d%0a${injected}`,
  `/contact/%0d%0a${injected}`,
  `/contact/?a=%0d%0a${injected}`,
  `/about?%0d%0a${injected.replace(" ", "")}`,
  `/about?%0a${injected}`,
  `/contact%0d%0a%20${injected}/`,
  `/%E5%98%8A%E5%98%8D${injected}`,
  `/index.html?%0d%0aLocation:%20https://evil.example%0d%0a${injected}`,
  "//evil.example/",
  "//evil.example/%2f..",
  "/\\evil.example/",
  "/https://evil.example/",
  "/@evil.example/",
  "/.evil.example/index.html",
];

/** Not the path of a file: proxies, tunnels, and addresses without their slash. */
export const otherTargets = list(`
  http://evil.example/ https://localhost/contact http://localhost http://localhost?.evil.example/
  http://localhost@evil.example/contact/ http://localhost:80:80/ HTTP://LOCALHOST/contact http:///contact
  http://[::1]/contact evil.example:443 contact .evil.example/ @evil.example/ ?a=b * /* # /#contact gopher://x
`);

export const pieces = [
  ...list(`
    %00 %0d%0a %0a %E2%80%AE %ff%fe % %zz %u0041 %25 %2500 %2F %3F %09 \u0000 \u0001 \u007F \u00E9 \u00FF / // /. /.. ; \\
    index.html /index.html .br .gz .md .data .jsonld ? # $uri { "
  `),
  "\t",
  " ",
];

/** Letters that other letters equal when case is ignored, and an umlaut in its spellings. */
export const oddLetters = list("%C5%BF %E2%84%AA %C4%B0 %C4%B1 %C3%A4 a%CC%88 %C3%84 \u00E4 %E4 %0A");

export const methods = list("POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PRI get GE-T");
export const brokenMethods = ["GE T", "G\u0000T", "", "GET\t", "\u00FFGET", "X".repeat(300), "P\u00D6ST"];

const oddVersions = "HTTP/0.9 HTTP/2.0 HTTP/9.9 HTTP/1.1.1 HTTP/ HTTQ/1.1 http/1.1 HTTP/-1.1 HTTP/1.99999";
export const brokenVersions = [...list(oddVersions), "", "HTTP/1.1 HTTP/1.1"];

const oddHosts =
  "evil.example localhost:99999 127.0.0.1 [::1] [::1 localhost\u0000 localhost\u00E9 LOCALHOST. ../.. $host";
export const hosts = [...list(oddHosts), "", "a b", "x".repeat(300), "localhost, evil.example", "user@localhost"];

export const smuggled = `GET /smuggled HTTP/1.1\r\nHost: localhost\r\n${injected}\r\n\r\n`;

export const brokenLengths = [...list("-1 99999999999999999999 1e3 0x10 +5 3 9000 \u00FF"), " 4 4", "", "5, 5"];
export const brokenSizes = [...list("5c FFFFFFFFFFFFFFFFF -1 zz 0x5 00000000000000000005 5;\u0000"), "5\n", ""];
export const codings = [
  "chunked",
  "xchunked",
  " chunked",
  "chunked, identity",
  "\tchunked",
  "chunked\r\nTransfer-Encoding: x",
];

export const trailers = ["X-A: b", injected, "Content-Length: 5", "Host: evil.example", `X-A: ${"a".repeat(9000)}`];

/** What is put into the middle of a request. */
const linesAdded = ["Host: evil.example", "Content-Length: 3", "Transfer-Encoding: chunked", injected];
const bytesAdded = ["\r\n", "\n", "\r", " ", "\t", "\u0000", ":", "\u00FF", "HTTP/1.1", "%00"];
export const insertions = [...bytesAdded, ...linesAdded.map((line) => `\r\n${line}`)];

/** A handshake of TLS, the start of HTTP/2, a request of 1991, and others who have the wrong door. */
const handshake = "\u0016\u0003\u0001\u0002\u0000\u0001\u0000";
const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
export const otherLanguages = [
  handshake,
  preface,
  "GET /\r\n",
  "\r\n\r\n",
  "",
  "SSH-2.0-x\r\n",
  "PROXY TCP4 1.1.1.1 1.1 1 1\r\n",
];

/** A proxy may trust these; this site must not. */
export const trusted: [name: string, value: string][] = [
  ["X-Accel-Redirect", "/refused.txt"],
  ["X-Accel-Expires", "31536000"],
  ["X-Sendfile", "/etc/passwd"],
  ["X-Forwarded-Host", "evil.example"],
  ["X-Forwarded-Proto", "gopher"],
  ["X-Forwarded-For", "127.0.0.1"],
  ["Forwarded", "for=127.0.0.1;host=evil.example"],
  ["X-Original-URL", "/../etc/passwd"],
  ["X-Rewrite-URL", "/refused.txt"],
  ["X-HTTP-Method-Override", "DELETE"],
  ["X-Team-Rows", "1"],
  ["Upgrade", "h2c"],
  ["HTTP2-Settings", "AAMAAABkAAQAoAAAAAIAAAAA"],
  ["Connection", "Upgrade, HTTP2-Settings"],
  ["Connection", "close, keep-alive, Content-Length"],
  ["Keep-Alive", "timeout=999999"],
  ["TE", "trailers, chunked"],
  ["Trailer", "Content-Length"],
  ["Expect", "100-continue"],
  ["Expect", "x"],
  ["Max-Forwards", "-1"],
  ["Via", "1.1 evil.example"],
  ["Accept", "text/markdown"],
  ["Accept", "text/html;q=0, application/json;q=1.1, ;;q=,"],
  ["Authorization", "Basic Og=="],
  ["Proxy", "http://evil.example"],
  ["Content-Type", "text/html; charset=\u00FF"],
  ["Content-Encoding", "gzip"],
];

/** Text inside a header that tries to end it. Only where the request need not be understood. */
export const foldings = [
  `X-A: b\r\n ${injected}`,
  `Referer: \r${injected}`,
  `Cookie: \n${injected}`,
  "X-A : b",
  " X-A: b",
  ": b",
  "X-A",
  "X\u0000A: b",
  "X-\u00C4: b",
];

/** Fields that HTTP/2 forbids or barely allows: a name, then what it says. */
export const oddFields: [name: string, value: string][] = [
  ...list(`
    :status=200 :protocol=websocket :=x :foo=x =x :scheme=gopher :scheme=http :scheme= :method=CONNECT :method=
    :method=G\u0000T :path= :authority= host=evil.example connection=close transfer-encoding=chunked keep-alive=1
    upgrade=websocket te=gzip te=trailers content-length=-1 content-length=5 content-length=99999999999999999999
    Content-Length=0 x:a=b x-a=\u0000 \u00FF=\u00FF
  `).map((field): [string, string] => [field.slice(0, field.indexOf("=")), field.slice(field.indexOf("=") + 1)]),
  ["x a", "b"],
  ["x-a", " b\t"],
  ["x\r\nx-injected", "yes"],
  ["x-a", `b\r\n${injected}`],
];
