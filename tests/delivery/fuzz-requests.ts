/** A stream of numbers that is the same for the same seed: a finding can be seen again. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Put into requests in a hundred ways; in an answer's head it would be an injected header. */
export const injected = "X-Injected: yes";

const traversals = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../nginx/nginx.conf",
  "/assets..%2f..%2fnginx/nginx.conf",
  "/assets%2f..%2f..%2fsnapshot",
  "/assets../nginx.conf",
  "/assets/%252e%252e/%252e%252e/etc/passwd",
  "/..\\..\\windows\\win.ini",
  "/..%5c..%5cetc%5cpasswd",
  "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
  "/....//....//etc/passwd",
  "/./././contact",
  "/contact/..;/..;/etc/passwd",
  "//etc/passwd",
  "///contact",
  "/.git/config",
  "/.env",
  "/.well-known/../../.env",
  "/nginx.conf",
  "/healthz/../refused.txt",
  "/refused.txt",
  "/not-found/index.html",
  "/employees.json",
  "/file:///etc/passwd",
];
const encodings = [
  "%00",
  "%0d%0a",
  "%0a",
  "%E2%80%AE",
  "%ff%fe",
  "%",
  "%zz",
  "%u0041",
  "%25",
  "%2500",
  "\u0000",
  "\u0001",
  "\u007F",
  "é",
  "%09",
  "\t",
];
const injections = [
  `/%0d%0a${injected}`,
  `/contact/%0d%0a${injected}`,
  `/contact/?a=%0d%0a${injected}`,
  `/about?%0a${injected}`,
  `/contact%0d%0a%20${injected}/`,
  `/%E5%98%8A%E5%98%8D${injected}`,
  `/index.html?%0d%0aLocation:%20https://evil.example%0d%0a${injected}`,
  "//evil.example/",
  "//evil.example/%2f..",
  "/\\evil.example/",
  "/https://evil.example/",
];
const team = "/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc";
const questions = [
  team,
  `${team}&limit=1`,
  "/rest/v1/employees?select=password",
  "/rest/v1/",
  "/rest/v1/rpc/x",
  "/rest/v1/employees/1",
];
const pages = [
  "/",
  "/contact",
  "/company/about",
  "/resources/glossary?q=zero",
  "/feed.xml",
  "/glossary.json",
  "/contact.data",
  "/healthz",
];
const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PRI",
  "get",
  "GE T",
  "G\u0000T",
  "X".repeat(300),
];
const versions = [
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/9.9",
  "HTTP/1.1.1",
  "HTTP/",
  "",
  "HTTQ/1.1",
  "http/1.1",
  "HTTP/1.1 HTTP/1.1",
  "HTTP/-1.1",
];
const hosts = [
  "localhost",
  "evil.example",
  "localhost:99999",
  "",
  "a b",
  "127.0.0.1",
  "[::1]",
  "localhost\u0000",
  "x".repeat(300),
  "LOCALHOST.",
  "../..",
  "$host",
];
const smuggled = `GET /smuggled HTTP/1.1\r\nHost: localhost\r\n${injected}\r\n\r\n`;

const request = (target: string, more = "", version = "HTTP/1.1", method = "GET", host = "localhost") =>
  `${method} ${target} ${version}\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

/** Endless raw requests, one kind after another: its name and the bytes to send. */
export function* fuzzRequests(seed: number): Generator<{ kind: string; bytes: string }> {
  const random = numbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const size = (largest: number) => Math.floor(random() * largest);
  const noise = (length: number) => Array.from({ length }, () => String.fromCharCode(size(256))).join("");
  const path = () => pick([pages, traversals, injections, questions])[size(8)] ?? "/";

  const kinds: Record<string, () => string> = {
    traversal: () => request(pick(traversals)),
    encoding: () => request(`${pick(pages)}${pick(encodings)}${pick(["", "/", "/x", pick(encodings)])}`),
    injection: () => request(pick(injections)),
    "header injection": () =>
      request(path(), `X-A: b\r\n ${injected}\r\nReferer: \r${injected}\r\nCookie: \n${injected}\r\n`),
    "team question": () =>
      request(pick(questions), pick(["", "apikey: public-anonymous-key\r\n", `apikey: ${noise(20)}\r\n`])),
    "huge header": () => request(path(), `X-Long: ${"a".repeat(size(20_000))}\r\n`),
    "many headers": () => request(path(), `X-A: b\r\n`.repeat(size(600))),
    "huge path": () => request(`/${"a/".repeat(size(10_000))}`),
    "huge query": () => request(`/?${"a=b&".repeat(size(4000))}`),
    method: () => request(path(), "", "HTTP/1.1", pick(methods)),
    version: () => request(path(), "", pick(versions)),
    host: () => request(path(), "", "HTTP/1.1", "GET", pick(hosts)),
    "two hosts": () => request(path(), "Host: evil.example\r\n"),
    "smuggling by length": () => request("/", `Content-Length: ${smuggled.length}\r\nContent-Length: 0\r\n`) + smuggled,
    "smuggling by encoding": () =>
      request(
        "/",
        `Content-Length: 4\r\nTransfer-Encoding: ${pick(["chunked", "xchunked", " chunked", "chunked, identity", "\tchunked"])}\r\n`,
      ) + `${pick(["0", "5c", "FFFFFFFFFFFFFFFFF", "-1", "zz"])}\r\n${smuggled}`,
    "bad length": () =>
      request("/", `Content-Length: ${pick(["-1", "99999999999999999999", "1e3", "0x10", " 4 4", ""])}\r\n`) +
      noise(40),
    body: () => request("/", `Content-Length: ${size(12_000)}\r\n`, "HTTP/1.1", pick(methods)) + noise(size(9000)),
    range: () =>
      request(
        pick(pages),
        `Range: bytes=${pick(["0-0", "-1", "9-1", "0-,0-,0-,0-", "a-b", "0-99999999999999999999", "0-1,".repeat(200)])}\r\n`,
      ),
    conditions: () =>
      request(
        pick(pages),
        `If-None-Match: ${pick(["*", '""', noise(30).replaceAll(/[\r\n]/g, "")])}\r\nIf-Modified-Since: ${pick(["never", "Thu, 01 Jan 1970 00:00:00 GMT"])}\r\nExpect: ${pick(["100-continue", "x"])}\r\n`,
      ),
    upgrade: () =>
      request(
        path(),
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n",
      ),
    proxying: () =>
      request(
        pick(["http://evil.example/", "https://localhost/contact", "evil.example:443", "*", "gopher://x"]),
        "",
        "HTTP/1.1",
        pick(["GET", "CONNECT", "OPTIONS"]),
      ),
    "accelerated headers": () =>
      request(
        pick(questions),
        `apikey: public-anonymous-key\r\nX-Accel-Redirect: /refused.txt\r\nX-Forwarded-Host: evil.example\r\nX-Original-URL: /../etc/passwd\r\nX-Forwarded-For: ${noise(5).replaceAll(/[\r\n]/g, "")}\r\n`,
      ),
    "line ends": () => request(path()).replaceAll("\r\n", pick(["\n", "\r", "\n\r", "\r\r\n", "\u0000\r\n"])),
    unfinished: () => request(path()).slice(0, size(30) + 1),
    pipeline: () => `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(size(5) + 1) + request(path()),
    noise: () => noise(size(400) + 1),
    "TLS or HTTP/2": () =>
      pick(["\u0016\u0003\u0001\u0002\u0000\u0001\u0000", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]) + noise(size(100)),
    mutation: () => {
      const bytes = [...request(path(), "Accept: */*\r\nAccept-Encoding: br\r\n")];
      for (let change = size(6) + 1; change > 0; change -= 1)
        bytes[size(bytes.length)] = String.fromCharCode(size(256));
      return bytes.join("");
    },
  };
  const names = Object.keys(kinds);
  for (let count = 0; ; count += 1) {
    const kind = names[count % names.length] ?? "";
    yield { kind, bytes: kinds[kind]?.() ?? "" };
  }
}
