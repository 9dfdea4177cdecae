// Checks the live site from outside, prints a line per check, and exits with 1 if one fails. With STATE_DIRECTORY, which
// systemd sets, it also writes the status page there. Needs no installed packages:
//   API_KEY=… node deploy/monitor/monitor-site.ts https://www.example.com [URLs that must redirect there …]
import { once } from "node:events";
import { get } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "node:tls";

import { employeesPath, employeesQuery, isPhotograph } from "../../api/contract.ts";
import type { Employee } from "../../api/contract.ts";
import { recordRun } from "./status.ts";

const [origin = "", ...others] = process.argv.slice(2);
const site = new URL(origin);
const aliases = others.length > 0 ? others : [`http://${site.hostname}`];
const minimumDays = { certificate: 14, security: 30 };
/** The greatest age of the restore drill. Without it the result is not checked. */
const drillDays = process.env["DRILL_DAYS"] ?? "";
/** In milliseconds. Visitors notice more. */
const maximumFirstByte = 2000;
/** Less than the timeout of the unit: a run that is ended from outside would not count. */
const deadline = AbortSignal.timeout(90_000);
const teamKey = process.env["API_KEY"] ?? "";

const request = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, site), { headers, redirect: "manual", signal: limit() });

const limit = () => AbortSignal.any([deadline, AbortSignal.timeout(10_000)]);

function assert(isRight: boolean, fault: string): void {
  if (!isRight) throw new Error(fault);
}

let firstByte: number | null = null;

/** Measures what a first visit waits for: the name, the connection, TLS and the response. */
async function measureFirstByte(): Promise<string> {
  const start = performance.now();
  const connection = get(site, { agent: false });
  try {
    await once(connection, "response", { signal: limit() });
    firstByte = Math.round(performance.now() - start);
  } finally {
    connection.destroy();
  }
  assert(firstByte <= maximumFirstByte, `${firstByte} ms`);
  return `${firstByte} ms`;
}

const daysUntil = (date: string): number => Math.floor((Date.parse(date) - Date.now()) / 86_400_000);

async function checkPage(url: string, status: number): Promise<void> {
  const response = await request(url);
  const html = await response.text();
  const header = (name: string) => response.headers.get(name) ?? "";
  assert(response.status === status, `${url} returns ${response.status}`);
  assert(header("content-security-policy").includes("frame-ancestors 'none'"), `${url} has no policy in its header`);
  assert(/max-age=\d{8}/.test(header("strict-transport-security")), `${url} has no Strict-Transport-Security`);
  assert(header("x-content-type-options") === "nosniff", `${url} has no X-Content-Type-Options`);
  assert(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src/.test(html),
    `${url} has no policy in its HTML`,
  );
}

/** Visitors see initials if a row names another host or a file that is not released yet. */
async function requestPhotographs(employees: readonly Employee[]): Promise<string> {
  const photographs = employees.flatMap(({ image_url }) => image_url ?? []);
  for (const url of photographs) assert(isPhotograph(url) && (await request(url)).status === 200, `${url} is missing`);
  return photographs.length > 0 ? `, photographs: ${photographs.length}` : "";
}

const checks: Record<string, () => Promise<string>> = {
  certificate: async () => {
    const socket = connect({ host: site.hostname, port: Number(site.port || 443), servername: site.hostname });
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(10_000) });
    const days = daysUntil(socket.getPeerCertificate().valid_to);
    socket.destroy();
    assert(days >= minimumDays.certificate, `expires in ${days} days`);
    return `${days} days left`;
  },
  "security.txt": async () => {
    const text = await (await request("/.well-known/security.txt")).text();
    const [, date] = /^Expires: (.+)$/m.exec(text) ?? [];
    assert(date !== undefined, "has no expiry date");
    const days = daysUntil(date ?? "");
    assert(days >= minimumDays.security, `expires in ${days} days. Build and release the site again`);
    return `${days} days left`;
  },
  release: async () => {
    const response = await request("/healthz");
    assert(response.status === 200, `/healthz returns ${response.status}`);
    return ((await response.json()) as { release: string }).release;
  },
  pages: async () => {
    const sitemap = await (await request("/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
    assert(pages.length > 0, "/sitemap.xml lists no pages");
    for (const page of pages) await checkPage(page, 200);
    return `${pages.length} with their policy`;
  },
  "restore drill": async () => {
    if (drillDays === "") return "not checked";
    const response = await request("/drills/restore.json");
    assert(response.status === 200, `/drills/restore.json returns ${response.status}`);
    const { result, date } = (await response.json()) as { result: string; date: string };
    const days = -daysUntil(date) - 1;
    assert(result === "ok" && days <= Number(drillDays), `${result}, ${days} days ago`);
    return `${days} days ago`;
  },
  "not found": async () => {
    await checkPage(`/nowhere-${Date.now()}`, 404);
    return "404";
  },
  redirects: async () => {
    for (const alias of aliases) {
      const { protocol, hostname, origin: from } = new URL(alias);
      const { status, headers } = await request(`${from}/contact?from=monitor`);
      const target = headers.get("location");
      // Browsers record Strict-Transport-Security only over TLS, so plain HTTP has to lead to the same host.
      const isPlain = protocol === "http:";
      const expected = isPlain ? site.origin.replace(site.hostname, hostname) : site.origin;
      assert(
        status === 301 && target === `${expected}/contact?from=monitor`,
        `${alias} returns ${status} ${target ?? ""}`,
      );
      assert(isPlain || headers.has("strict-transport-security"), `${alias} has no Strict-Transport-Security`);
    }
    return aliases.join(", ");
  },
  team: async () => {
    let employees: Employee[] = [];
    let source = "";
    // After a minute without requests, the first response is stale and refreshes the cache in the background.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const response = await request(`${employeesPath}?${employeesQuery}`, { apikey: teamKey });
      assert(response.status === 200, `${employeesPath} returns ${response.status}`);
      employees = (await response.json()) as Employee[];
      source = /detail=(\w+)/.exec(response.headers.get("cache-status") ?? "")?.[1] ?? "the release's copy";
      if (["HIT", "MISS", "EXPIRED"].includes(source))
        return `${employees.length} employees, fresh${await requestPhotographs(employees)}`;
      await wait(500);
    }
    throw new Error(`${employees.length} employees from ${source}: the service is down`);
  },
};

const failed: string[] = [];

async function report([name, check]: [string, () => Promise<string>]): Promise<string> {
  try {
    return `ok    ${name}: ${await check()}`;
  } catch (error) {
    failed.push(name);
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return `FAIL ${name}: ${error instanceof Error ? error.message : String(error)}${cause}`;
  }
}

// Alone, because the other checks would delay it.
const first = await report(["first byte", measureFirstByte]);
console.log([first, ...(await Promise.all(Object.entries(checks).map(report)))].join("\n"));
if (failed.length > 0) process.exitCode = 1;
const folder = process.env["STATE_DIRECTORY"] ?? "";
if (folder !== "")
  recordRun(folder, site.host, { time: new Date().toISOString(), failed: failed.toSorted(), firstByte });
