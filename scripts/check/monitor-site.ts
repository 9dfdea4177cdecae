// The live site as a visitor meets it, for any monitor: says what it found and ends with 1 if something is wrong.
//   node scripts/check/monitor-site.ts https://www.example.com [addresses that have to lead there …]
// Needs Node and this repository, nothing installed.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "node:tls";

import { employeesPath, employeesQuery, isPhotograph } from "../../api/contract.ts";
import type { Employee } from "../../api/contract.ts";

const [given = "", ...others] = process.argv.slice(2);
const site = new URL(given);
const aliases = others.length > 0 ? others : [`http://${site.hostname}`];
const leastDays = 14;
const config = readFileSync(path.join(import.meta.dirname, "../../content/site.yaml"), "utf8");
const teamKey = /^dataService:\n(?: .*\n)*? +key: "?([^"\n]+)/m.exec(config)?.[1] ?? "";

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, site), { headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });

/** An error says what is wrong. */
function must(isRight: boolean, fault: string): void {
  if (!isRight) throw new Error(fault);
}

async function askPage(address: string, status: number): Promise<void> {
  const response = await ask(address);
  const html = await response.text();
  const header = (name: string) => response.headers.get(name) ?? "";
  must(response.status === status, `${address} answers ${response.status}`);
  must(header("content-security-policy").includes("frame-ancestors 'none'"), `${address} has no policy`);
  must(/max-age=\d{8}/.test(header("strict-transport-security")), `${address} has no Strict-Transport-Security`);
  must(header("x-content-type-options") === "nosniff", `${address} may be sniffed`);
  must(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/.test(html),
    `${address} carries no policy`,
  );
}

/** Visitors see initials if a row names a file that is not released yet, or another host. */
async function askPhotographs(people: readonly Employee[]): Promise<string> {
  const photographs = people.flatMap(({ image_url }) => image_url ?? []);
  for (const url of photographs) must(isPhotograph(url) && (await ask(url)).status === 200, `${url} is not there`);
  return photographs.length > 0 ? `, photographs: ${photographs.length}` : "";
}

const checks: Record<string, () => Promise<string>> = {
  certificate: async () => {
    const socket = connect({ host: site.hostname, port: Number(site.port || 443), servername: site.hostname });
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(10_000) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    socket.destroy();
    must(days >= leastDays, `ends in ${days} days`);
    return `${days} days left`;
  },
  release: async () => {
    const response = await ask("/healthz");
    must(response.status === 200, `/healthz answers ${response.status}`);
    return ((await response.json()) as { release: string }).release;
  },
  pages: async () => {
    const sitemap = await (await ask("/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
    must(pages.length > 0, "/sitemap.xml lists none");
    for (const page of pages) await askPage(page, 200);
    return `${pages.length} with their policy`;
  },
  "not found": async () => {
    await askPage(`/nowhere-${Date.now()}`, 404);
    return "404";
  },
  redirects: async () => {
    for (const alias of aliases) {
      const { status, headers } = await ask(`${new URL(alias).origin}/contact?from=monitor`);
      const target = headers.get("location");
      must(
        status === 301 && target === `${site.origin}/contact?from=monitor`,
        `${alias} answers ${status} ${target ?? ""}`,
      );
    }
    return aliases.join(", ");
  },
  team: async () => {
    let people: Employee[] = [];
    let source = "";
    // The first question after a quiet minute is answered from the cache, which then asks the service.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const response = await ask(`${employeesPath}?${employeesQuery}`, { apikey: teamKey });
      must(response.status === 200, `answers ${response.status}`);
      people = (await response.json()) as Employee[];
      source = /detail=(\w+)/.exec(response.headers.get("cache-status") ?? "")?.[1] ?? "the release's copy";
      if (["HIT", "MISS", "EXPIRED"].includes(source))
        return `${people.length} people, fresh${await askPhotographs(people)}`;
      await wait(500);
    }
    throw new Error(`${people.length} people from ${source}: the service is down`);
  },
};

async function report([name, check]: [string, () => Promise<string>]): Promise<string> {
  try {
    return `ok    ${name}: ${await check()}`;
  } catch (error) {
    process.exitCode = 1;
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return `WRONG ${name}: ${error instanceof Error ? error.message : String(error)}${cause}`;
  }
}

const lines = await Promise.all(Object.entries(checks).map(report));
console.log(lines.join("\n"));
