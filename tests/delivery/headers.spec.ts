import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
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
  [200, get(team, key), ...[asset, "/site.webmanifest", "/favicon.svg", "/healthz"].map((route) => get(route))],
  [301, get("/contact/"), get("/about")],
  [400, "NONSENSE\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", send("POST", "/100%"), get(employeesPath, key)],
  [401, get(team)],
  [405, send("POST", "/"), send("POST", team), send("PUT", "/", 9000)],
  [412, get("/", 'if-match: "none"\r\n')],
  [413, get("/", "content-length: 9000\r\n"), send("POST", "/indexing", 9000)],
  [414, get(`/${"a".repeat(200)}`), get(`/?${"a".repeat(2100)}`)],
  [431, get("/", `x-long: ${"a".repeat(9000)}\r\n`)],
  [502, send("POST", "/indexing")],
  [505, "GET / HTTP/3.0\r\n\r\n"],
  [429, ...Array.from({ length: 60 }, () => get(team, key))],
];

test("every response has the security headers", { tag: "@QUAL-9" }, async () => {
  const site = await startSite(await freePort(), { values: { TEAM_RATE: "1r/s" } });
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
      expect(headers["server"], name).toBeUndefined();
      expect(Object.keys(headers), `${name}: a header twice`).toHaveLength(fields.length);
    }
  }
  await site.stop();
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
