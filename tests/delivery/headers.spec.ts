import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import type { IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { fixedHeaders, otherPolicy, pagePolicy, rawRequest, teamKey } from "./nginx-requests.ts";

const close = "host: localhost\r\nconnection: close\r\n";
const get = (route: string, more = "") => `GET ${route} HTTP/1.1\r\n${close}${more}\r\n`;
const send = (method: string, route: string, length = 0) =>
  `${method} ${route} HTTP/1.1\r\n${close}content-length: ${length}\r\n\r\n`;
/** nginx rejects these while parsing. */
const undecodable = ["/100%", "/glossar/%E0%A4%A", "/contact%?a=1", "/%00", "/../x"];
/** nginx normalizes these to the path of a page, where JavaScript would find no route. */
const misspelled = ["//resources/glossary", "/resources%2fglossary", "/contact/index%2ehtml", "/cont%61ct?a=1"];
const team = `${employeesPath}?${employeesQuery}`;
const key = `apikey: ${teamKey}\r\n`;
const findAsset = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";

type Row = [status: number, ...requests: string[]];
const pages = (tag: string): Row[] => [
  [
    200,
    ...misspelled.map((route) => get(route)),
    get("/"),
    get("/contact", "accept-encoding: br\r\n"),
    get("/kontakt"),
    get("/", "range: bytes=0-9\r\n"),
  ],
  [304, get("/", `if-none-match: ${tag}\r\n`)],
  [404, ...["/nowhere", "/assets/none.js", "/index.html.br", ...undecodable].map((route) => get(route))],
];
const others = (asset: string): Row[] => [
  [200, ...[asset, "/site.webmanifest", "/favicon.svg", "/healthz"].map((route) => get(route))],
  [301, get("/contact/"), get("/about")],
  [400, "NONSENSE\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", send("POST", "/100%"), get(employeesPath, key)],
  [401, get(team)],
  [405, send("POST", "/"), send("POST", team), send("PUT", "/", 9000)],
  [412, get("/", 'if-match: "none"\r\n')],
  [413, get("/", "content-length: 9000\r\n"), send("POST", "/indexing", 9000)],
  [414, get(`/${"a".repeat(200)}`), get(`/?${"a".repeat(2100)}`)],
  [431, get("/", `x-long: ${"a".repeat(9000)}\r\n`)],
  // No service is running.
  [503, get(team, key)],
  [505, "GET / HTTP/3.0\r\n\r\n"],
  [429, ...Array.from({ length: 60 }, () => get(team, key))],
];

const transport = "max-age=63072000; includeSubDomains";
for (const [listener, expected] of Object.entries({ loopback: undefined, tls: transport, "behind-tls": transport })) {
  test(`every response of ${listener} has the security headers`, { tag: "@QUAL-9" }, async () => {
    const values = { TEAM_RATE: "1r/s", ...(listener !== "tls" && { LISTENER: listener }) };
    const site = await startSite(await freePort(), { tls: listener === "tls", values });
    const home = await sendLocalRequest(site.origin);
    const list = [
      ...pages(home.headers.etag ?? "").map((row) => ({ row, policy: pagePolicy })),
      ...others(findAsset(home.body)).map((row) => ({ row, policy: otherPolicy })),
    ];
    for (const { row, policy } of list) {
      const [status, ...requests] = row;
      const responses = await Promise.all(requests.map((request) => rawRequest(site.origin, request)));
      const matching = responses.filter((response) => status !== 429 || response.status === 429);
      expect(matching.length, String(status)).toBeGreaterThan(0);
      for (const [index, { fields, ...response }] of matching.entries()) {
        const name = requests[index]?.slice(0, 60) ?? "";
        const headers = Object.fromEntries(fields);
        expect([name, response.status]).toEqual([name, status]);
        expect(headers, name).toMatchObject({ ...fixedHeaders, "content-security-policy": policy });
        expect([headers["strict-transport-security"], headers["server"]], name).toEqual([expected, undefined]);
        expect(Object.keys(headers), `${name}: a header twice`).toHaveLength(fields.length);
      }
    }
    await site.stop();
  });
}

test("serves the results of drills, which the server writes", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-drills-"));
  chmodSync(folder, 0o755);
  const site = await startSite(await freePort(), { values: { DRILLS: folder } });
  const url = `${site.origin}/drills/restore.json`;
  expect((await sendLocalRequest(url)).status).toBe(404);
  mkdirSync(path.join(folder, "drills"));
  writeFileSync(path.join(folder, "drills/restore.json"), '{"result":"ok"}');
  // nginx remembers a missing file for a second.
  await expect.poll(async () => (await sendLocalRequest(url)).body).toBe('{"result":"ok"}');
  const { headers } = await sendLocalRequest(url);
  expect(headers["content-type"]).toMatch(/^application\/json\b/);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  await site.stop();
  rmSync(folder, { recursive: true });
});

test("an error tells whether to change the link or to wait", async () => {
  const { origin, stop } = await startSite(await freePort());
  for (const length of [2100, 9000]) {
    const { status, body } = await sendLocalRequest(`${origin}/contact?${"a".repeat(length)}`);
    expect([status, body]).toEqual([414, expect.stringMatching(/too long/)]);
  }
  const { status, body } = await sendLocalRequest(`${origin}/indexing`, { method: "POST" });
  expect([status, body]).toEqual([502, expect.stringMatching(/try again/)]);
  await stop();
});

test("compresses every kind of file, and sends Vary so that caches keep encodings apart", async ({ baseURL }) => {
  const origin = String(baseURL);
  for (const route of ["/contact", findAsset((await sendLocalRequest(origin)).body)]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      // Requests through a proxy have the header Via.
      const headersSent = { "accept-encoding": encoding, via: "1.1 proxy" };
      const { headers } = await sendLocalRequest(origin + route, { headers: headersSent });
      expect([headers["content-encoding"] ?? "identity", headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    }
  }
});

test("accepts TLS 1.2 and 1.3 with HTTP/2 only, and redirects plain HTTP and other hosts", async () => {
  const plain = await freePort();
  const site = await startSite(await freePort(), { tls: true, values: { LISTEN_PLAIN: `127.0.0.1:${plain}` } });
  const handshake = (...options: string[]) => {
    const target = ["-connect", site.origin.replace("https://localhost", "127.0.0.1"), "-servername", "localhost"];
    try {
      return execFileSync("openssl", ["s_client", ...target, "-alpn", "h2", ...options], {
        input: "",
        encoding: "utf8",
        stdio: ["pipe", "pipe", "ignore"],
      });
    } catch {
      return "refused";
    }
  };
  for (const version of ["-tls1_2", "-tls1_3"]) expect(handshake(version)).toContain("ALPN protocol: h2");
  expect(handshake("-tls1_1", "-cipher", "DEFAULT:@SECLEVEL=0")).toBe("refused");
  expect(handshake("-tls1_2", "-cipher", "AES128-SHA")).toBe("refused");

  const redirected = await sendLocalRequest(`http://localhost:${plain}/contact?a=1`);
  expect([redirected.status, redirected.headers.location]).toEqual([301, `${site.origin}/contact?a=1`]);
  // The name without www (here: with it) records Strict-Transport-Security, which browsers ignore over plain HTTP.
  const [alias, host] = [site.origin.replace("localhost", "www.localhost"), "www.localhost"];
  const same = await sendLocalRequest(`http://localhost:${plain}/contact?a=1`, { headers: { host } });
  expect([same.status, same.headers.location]).toEqual([301, `${alias}/contact?a=1`]);
  const recorded = await sendLocalRequest(`${site.origin}/contact?a=1`, { headers: { host } });
  expect([recorded.status, recorded.headers.location]).toEqual([301, `${site.origin}/contact?a=1`]);
  expect(recorded.headers["strict-transport-security"]).toBe(transport);
  for (const origin of [site.origin, `http://localhost:${plain}`]) {
    const foreign = await sendLocalRequest(`${origin}/contact`, { headers: { host: "example.org" } });
    expect([foreign.status, foreign.headers.location]).toEqual([301, `${site.origin}/contact`]);
  }
  await site.stop();
});

test("returns the not-found page for undecodable URLs over HTTP/2", { tag: "@ROUT-9" }, async () => {
  const site = await startSite(await freePort(), { tls: true });
  const notFound = await sendLocalRequest(`${site.origin}/nowhere`);
  const session = connect(site.origin, { rejectUnauthorized: false });
  for (const route of undecodable) {
    const stream = session.request({ ":path": route }).end();
    const [headers] = (await once(stream, "response")) as [IncomingHttpHeaders];
    expect([route, headers[":status"], await text(stream)]).toEqual([route, 404, notFound.body]);
  }
  session.close();
  await site.stop();
});
