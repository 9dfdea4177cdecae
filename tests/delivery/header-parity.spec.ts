import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { askServer } from "../../scripts/ask-server.ts";
import { freePort } from "../../scripts/free-port.ts";
import { startSite } from "../../scripts/start-site.ts";
import type { RunningSite } from "../../scripts/start-site.ts";
import { rawRequest } from "./raw-request.ts";
import { teamKey } from "./team-key.ts";

const fixed = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const close = "host: localhost\r\nconnection: close\r\n";
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${close}${more}\r\n`;
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
      const answers: [status: number, request: string][] = [
        [200, get("/")],
        [200, get("/contact", "accept-encoding: br\r\n")],
        [200, get(asset)],
        [200, get("/glossary.json")],
        [200, get("/contact.data")],
        [200, get("/feed.xml")],
        [200, get("/favicon.svg")],
        [200, get("/healthz")],
        [200, get("/.well-known/security.txt")],
        [200, `HEAD / HTTP/1.1\r\n${close}\r\n`],
        [206, get("/", "range: bytes=0-9\r\n")],
        [301, get("/contact/")],
        [301, get("/about")],
        [304, get("/", `if-none-match: ${home.headers.etag ?? ""}\r\n`)],
        [400, "NONSENSE\r\n\r\n"],
        [400, "GET / HTTP/1.1\r\n\r\n"],
        [400, get(employeesPath, key)],
        [401, get(team)],
        [404, get("/nowhere")],
        [404, get("/assets/none.js")],
        [404, get("/index.html.br")],
        [405, `POST / HTTP/1.1\r\n${close}content-length: 0\r\n\r\n`],
        [405, `DELETE /contact/ HTTP/1.1\r\n${close}\r\n`],
        [405, `POST ${team} HTTP/1.1\r\n${close}content-length: 0\r\n\r\n`],
        [412, get("/", 'if-match: "none"\r\n')],
        [413, get("/", "content-length: 9000\r\n")],
        [414, get(`/${long}`)],
        [416, get("/", "range: bytes=900000-\r\n")],
        [431, get("/", `x-long: ${long}\r\n`)],
        [503, get(team, key)],
        [505, "GET / HTTP/3.0\r\n\r\n"],
      ];
      const policies = new Set<string>();
      const others = new Map<string, Set<string>>();
      const judge = (
        status: number,
        { headers, status: answered }: Awaited<ReturnType<typeof rawRequest>>,
        name: string,
      ) => {
        expect(answered, name).toBe(status);
        expect(Object.fromEntries(headers), name).toMatchObject(fixed);
        expect(headers.get("strict-transport-security"), name).toBe(
          tls ? "max-age=63072000; includeSubDomains" : undefined,
        );
        expect(headers.has("server"), name).toBe(false);
        expect(headers.get("content-security-policy"), name).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
        policies.add(headers.get("content-security-policy") ?? "");
        others.set(
          "permissions-policy",
          (others.get("permissions-policy") ?? new Set()).add(headers.get("permissions-policy") ?? ""),
        );
        // Nothing that failed may be remembered for a year.
        if (status >= 400) expect(headers.get("cache-control") ?? "", name).not.toMatch(/max-age=[1-9]|immutable/);
      };
      for (const [status, request] of answers) judge(status, await rawRequest(origin, request), request.slice(0, 60));
      const flood = await Promise.all(Array.from({ length: 60 }, () => rawRequest(origin, get(team, key))));
      const limited = flood.filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThan(5);
      for (const answer of limited) judge(429, answer, "429");
      expect(limited[0]?.headers.get("retry-after")).toBe("1");

      expect(others.get("permissions-policy")?.size).toBe(1);
      expect([...(others.get("permissions-policy") ?? [])][0]).toContain("geolocation=()");
      for (const policy of policies) expect(policy).not.toContain("unsafe");
      // Home, contact, the not-found page, and what is no page at all.
      expect(policies.size).toBe(4);
    });

    test("a page, its data and its files are remembered as long as they should be", async () => {
      const { body } = await askServer(site.origin);
      const caches = async (path: string) => (await askServer(site.origin + path)).headers["cache-control"];
      expect(await caches("/contact")).toBe("public, max-age=0, must-revalidate");
      expect(await caches("/contact.data")).toBe("public, max-age=30, must-revalidate");
      expect(await caches(/\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "")).toBe("public, max-age=31536000, immutable");
      expect(await caches("/assets/none.js")).toBe("no-cache");
    });
  });
}

test("QUAL-9 headers are added in one place: a location with one of its own would lose all others", () => {
  const adding = readdirSync("deploy/nginx").filter((file) =>
    /^\s*add_header/m.test(readFileSync(`deploy/nginx/${file}`, "utf8")),
  );
  expect(adding).toEqual(["security-headers.conf"]);
});
