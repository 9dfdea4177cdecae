// What has hurt servers before, as literal text. Strings are bytes: one character, one byte (latin1).

/** What stands between spaces. */
export const list = (text: string): string[] => text.trim().split(/\s+/);

/** Put into requests in many ways; in an answer's head it would be an injected header. */
const injected = "X-Injected:yes";

/** Folders above ours, ends of lines, other hosts, and what is not the path of a file. */
export const oddTargets = list(`
  /../../../../etc/passwd /..%2f..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/%2e%2e/etc/passwd
  /assets/../../nginx/nginx.conf /assets..%2f..%2fnginx/nginx.conf /assets%2f..%2f..%2fsnapshot /assets../nginx.conf
  /assets/%252e%252e/%252e%252e/etc/passwd /..\\..\\windows\\win.ini /..%5c..%5cetc%5cpasswd
  /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd /....//....//etc/passwd /./././contact /contact/..;/..;/etc/passwd
  //etc/passwd ///contact /.git/config /.env /.well-known/../../.env /nginx.conf /healthz/../refused.txt /refused.txt
  /not-found /not-found/index.html /moved/contact/index.html /employees.json /index.html.br /contact.data.gz
  /%0d%0a${injected} /contact/%0d%0a${injected} /contact/?a=%0d%0a${injected} /about?%0d%0a${injected}
  /about?%0a${injected} /contact%0d%0a%20${injected}/ /%E5%98%8A%E5%98%8D${injected}
  /index.html?%0d%0aLocation:%20https://evil.example%0d%0a${injected}
  //evil.example/ //evil.example/%2f.. /\\evil.example/ /https://evil.example/ /@evil.example/ /.evil.example/index.html
  http://evil.example/ https://localhost/contact http://localhost http://localhost?.evil.example/
  http://localhost@evil.example/contact/ http://localhost:80:80/ HTTP://LOCALHOST/contact http:///contact
  http://[::1]/contact evil.example:443 contact .evil.example/ @evil.example/ ?a=b * /* # /#contact gopher://x
`);

/** Appended to addresses that are there; among them an umlaut and letters that equal others when case is ignored. */
export const pieces = [
  ...list(`
    %00 %0d%0a %0a %E2%80%AE %ff%fe % %zz %u0041 %25 %2500 %2F %3F %09 \u0000 \u0001 \u007F \u00E9 \u00FF / // /. /.. ; \\
    index.html /index.html .br .gz .md .data ? # $uri { "
    %C5%BF %E2%84%AA %C4%B0 %C4%B1 %C3%A4 a%CC%88 %C3%84 \u00E4 %E4
  `),
  "\t",
  " ",
];

export const methods = list("POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PRI get GE-T");
export const hosts = list(
  "evil.example localhost:99999 127.0.0.1 [::1] [::1 localhost\u0000 localhost\u00E9 LOCALHOST. ../.. $host a,b u@localhost",
);

/** A proxy may trust these; this site must not. */
export const trusted = `X-Accel-Redirect: /refused.txt
X-Accel-Expires: 31536000
X-Sendfile: /etc/passwd
X-Forwarded-Host: evil.example
X-Forwarded-Proto: gopher
X-Forwarded-For: 127.0.0.1
Forwarded: for=127.0.0.1;host=evil.example
X-Original-URL: /../etc/passwd
X-Rewrite-URL: /refused.txt
X-HTTP-Method-Override: DELETE
X-Team-Rows: 1
Upgrade: h2c
HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA
Connection: Upgrade, HTTP2-Settings
Keep-Alive: timeout=999999
TE: trailers, chunked
Trailer: Content-Length
Expect: 100-continue
Max-Forwards: -1
Via: 1.1 evil.example
Accept: text/html;q=0, application/json;q=1.1, ;;q=,
Authorization: Basic Og==
Content-Type: text/html; charset=\u00FF
Content-Encoding: gzip`
  .split("\n")
  .map((line): [name: string, value: string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);

/** Lines of HTTP/1.1 that end early, fold, lie about a body or begin another one. */
export const oddLines = [
  `X-A: b\r\n ${injected}`,
  `Referer: \r${injected}`,
  `Cookie: \n${injected}`,
  "X-A : b",
  ...list("X-A: :b X-A X\u0000A:b X-\u00C4:b Host:evil.example"),
  ...list("-1 99999999999999999999 1e3 0x10 +5 3 9000 \u00FF 5,5").map((length) => `Content-Length: ${length}`),
  ...list("chunked xchunked chunked,identity").map((coding) => `Transfer-Encoding: ${coding}`),
];
export const oddMethods = ["GE T", "G\u0000T", "", "GET\t", "\u00FFGET", "X".repeat(300)];
export const oddVersions = list("HTTP/0.9 HTTP/2.0 HTTP/9.9 HTTP/1.1.1 HTTP/ HTTQ/1.1 http/1.1 HTTP/-1.1 HTTP/1.1\tx");
export const oddBodies = [
  ...list("5c FFFFFFFFFFFFFFFFF -1 zz 0x5 00000000000000000005 5;\u0000").map(
    (size) => `${size}\r\nabcde\r\n0\r\n\r\n`,
  ),
  `0\r\nContent-Length: 5\r\n${injected}\r\n\r\n`,
];
/** Behind another request's head, a body; taken for a request, an answer too many. */
export const smuggled = `GET /smuggled HTTP/1.1\r\nHost: localhost\r\n${injected}\r\n\r\n`;
/** What is sent instead of a request: TLS, HTTP/2, a request of 1991. */
export const otherBeginnings = [
  ...list("\u0016\u0003\u0001\u0002\u0000\u0001\u0000 SSH-2.0-x"),
  "\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET /\r\n",
  `\r\n${injected}`,
];
