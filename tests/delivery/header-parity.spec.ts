import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:http2";
import type { IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";
import { findFault } from "./fuzz/judge.ts";
import { rawRequest } from "./raw-request.ts";
import type { Answer } from "./raw-request.ts";
import { otherPolicy, pagePolicy } from "./security-headers.ts";
import { teamKey } from "./team-key.ts";

const close = "host: localhost\r\nconnection: close\r\n";
const get = (route: string, more = "") => `GET ${route} HTTP/1.1\r\n${close}${more}\r\n`;
/** nginx refuses these while it reads them, before it knows what is asked for. */
const undecodable = ["/100%", "/glossar/%E0%A4%A", "/%zz", "/contact%", "/contact%?a=1", "/%00", "/../x"];
const team = `${employeesPath}?${employeesQuery}`;
const key = `apikey: ${teamKey}\r\n`;
const long = "a".repeat(9000);

for (const tls of [false, true]) {
  test.describe(tls ? "over TLS" : "over plain HTTP on loopback", () => {
    let site: RunningSite;
    test.beforeAll(async () => {
      // Without a service, and with a limit that one client can reach.
      site = await startSite(await freePort(), { tls, values: { TEAM_RATE: "1r/s" } });
    });
    test.afterAll(() => site.stop());

    test("QUAL-9 the same security headers stand on every status and kind of answer", async () => {
      const { origin } = site;
      const home = await askServer(origin);
      const asset = /\/assets\/[\w.-]+\.js/.exec(home.body)?.[0] ?? "";
      const svg = (await askServer(`${origin}/favicon.svg`)).headers.etag ?? "";
      const pages: [status: number, request: string][] = [
        [200, get("/")],
        [200, get("/contact", "accept-encoding: br\r\n")],
        [200, get("/kontakt")],
        [200, `HEAD / HTTP/1.1\r\n${close}\r\n`],
        [200, get("/", "range: bytes=0-9\r\n")],
        [304, get("/", `if-none-match: ${home.headers.etag ?? ""}\r\n`)],
        [404, get("/nowhere")],
        [404, get("/assets/none.js")],
        [404, get("/index.html.br")],
        ...undecodable.map((route): [number, string] => [404, get(route)]),
        [404, `HEAD /100% HTTP/1.1\r\n${close}\r\n`],
      ];
      const others: [status: number, request: string][] = [
        [200, get(asset)],
        [200, get("/glossary.json")],
        [200, get("/contact.data")],
        [200, get("/favicon.svg")],
        [200, get("/healthz")],
        [200, get("/.well-known/security.txt")],
        [200, get("/contact.md")],
        [200, `HEAD /favicon.svg HTTP/1.1\r\n${close}\r\n`],
        [200, get("/favicon.svg", `range: bytes=${"0-1,".repeat(900)}0-1\r\n`)],
        [301, get("/contact/")],
        [301, get("/about")],
        [304, get("/favicon.svg", `if-none-match: ${svg}\r\n`)],
        [400, "NONSENSE\r\n\r\n"],
        [400, "GET / HTTP/1.1\r\n\r\n"],
        [400, `POST /100% HTTP/1.1\r\n${close}content-length: 0\r\n\r\n`],
        [400, get(employeesPath, key)],
        [401, get(team)],
        [405, `POST / HTTP/1.1\r\n${close}content-length: 0\r\n\r\n`],
        [405, `POST ${team} HTTP/1.1\r\n${close}content-length: 0\r\n\r\n`],
        [412, get("/", 'if-match: "none"\r\n')],
        [413, get("/", "content-length: 9000\r\n")],
        [405, `PUT / HTTP/1.1\r\n${close}content-length: 9000\r\n\r\n`],
        [413, `POST /indexing HTTP/1.1\r\n${close}content-length: 9000\r\n\r\n`],
        [414, get(`/${"a".repeat(200)}`)],
        [414, get(`/?${"a".repeat(2100)}`)],
        [431, get("/", `x-long: ${long}\r\n`)],
        [503, get(team, key)],
        [505, "GET / HTTP/3.0\r\n\r\n"],
      ];
      const list = [
        ...pages.map((row) => [...row, pagePolicy] as const),
        ...others.map((row) => [...row, otherPolicy] as const),
      ];
      const judge = (answer: Answer, status: number, policy: string, name: string) => {
        const headers = Object.fromEntries(answer.fields);
        expect([name, answer.status, headers["content-security-policy"]]).toEqual([name, status, policy]);
        // The service is not there on purpose: all else that is wrong with an answer the judge of the fuzzing knows.
        const fault = findFault({ answer, isHead: name.startsWith("HEAD") }, { origin, isSecure: tls }, []);
        if (status !== 503) expect(fault, name).toBeUndefined();
        expect(headers["strict-transport-security"], name).toBe(
          tls ? "max-age=63072000; includeSubDomains" : undefined,
        );
      };
      for (const [status, request, policy] of list)
        judge(await rawRequest(origin, request), status, policy, request.slice(0, 60));
      const flood = await Promise.all(Array.from({ length: 60 }, () => rawRequest(origin, get(team, key))));
      const limited = flood.filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThan(5);
      for (const answer of limited) judge(answer, 429, otherPolicy, "429");
    });

    test("caches are told that a file's encoding was chosen, and of no other choice", async () => {
      for (const route of ["/", "/contact", "/contact.data", "/contact.md", "/nowhere"]) {
        for (const encoding of ["br", "gzip", "identity"]) {
          const { headers } = await askServer(site.origin + route, {
            headers: { "accept-encoding": encoding, accept: "text/markdown" },
          });
          expect([route, headers["content-encoding"] ?? "identity"]).toEqual([route, encoding]);
          expect(headers.vary, `${route} ${encoding}`).toBe("Accept-Encoding");
        }
      }
    });

    test("a page, its data and its files are remembered as long as they should be", async () => {
      const { body } = await askServer(site.origin);
      const caches = async (route: string) => (await askServer(site.origin + route)).headers["cache-control"];
      expect(await caches("/contact")).toBe("public, max-age=0, must-revalidate");
      expect(await caches("/contact.data")).toBe("public, max-age=30, must-revalidate");
      expect(await caches(/\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "")).toBe("public, max-age=31536000, immutable");
      expect(await caches("/assets/none.js")).toBe("no-cache");
    });
  });
}

test("ROUT-9 over HTTP/2 too an address that cannot be decoded gets the not-found page", async () => {
  const site = await startSite(await freePort(), { tls: true });
  const notFound = await askServer(`${site.origin}/nowhere`);
  const session = connect(site.origin, { rejectUnauthorized: false });
  for (const route of undecodable) {
    const stream = session.request({ ":path": route }).end();
    const [headers] = (await once(stream, "response")) as [IncomingHttpHeaders];
    expect([route, headers[":status"]]).toEqual([route, 404]);
    expect(headers["content-security-policy"], route).toBe(pagePolicy);
    expect(await text(stream), route).toBe(notFound.body);
  }
  session.close();
  await site.stop();
});

test("a page whose file is missing is not found, and never sent on to itself", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-part-"));
  chmodSync(folder, 0o755);
  for (const part of ["client/index.html", "client/not-found", "nginx"])
    cpSync(path.join("build", part), path.join(folder, part), { recursive: true });
  const site = await startSite(await freePort(), { root: path.join(folder, "client") });
  const ask = async (route: string) => {
    const { status, headers } = await askServer(site.origin + route);
    return [status, headers.location];
  };
  expect(await ask("/contact")).toEqual([404, undefined]);
  expect(await ask("/Contact")).toEqual([301, `${site.origin}/contact`]);
  expect(await ask("/contact/?a=1")).toEqual([301, `${site.origin}/contact?a=1`]);
  await site.stop();
  rmSync(folder, { recursive: true });
});

test("QUAL-9 headers are added in one place: a location with one of its own would lose all others", () => {
  const adding = readdirSync("deploy/nginx").filter((file) =>
    /^\s*add_header/m.test(readFileSync(`deploy/nginx/${file}`, "utf8")),
  );
  expect(adding).toEqual(["security-headers.conf"]);
});
