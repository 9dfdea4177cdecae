import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { rawRequest } from "./raw-request.ts";
import { runLoad } from "./h2load.ts";
import { reloadNginx } from "./nginx-workers.ts";
import { teamKey } from "./team-key.ts";

type Visit = Record<"address" | "path" | "referrer" | "browser" | "status" | "method", string>;

const folder = mkdtempSync(path.join(tmpdir(), "website-log-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Strictly: a byte that is not UTF-8, or a number that begins with zeros, is an error. */
function readLog(file: string): Visit[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Visit);
}

test("the log has the path that was asked for, no query of it or of a referrer, and is JSON with odd bytes too", async () => {
  const file = path.join(folder, "visits.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: `${file} visits` } });
  const ask = (target: string, more = "") =>
    rawRequest(site.origin, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);
  await ask("/nowhere/Zum%20Ende?secret=1", "referer: https://search.example/for?token=2\r\n");
  await ask("/contact", 'referer: https://search.example/for#part\r\nuser-agent: Mozilla "\\ \u0001\u001F end\r\n');
  await ask(
    "/contact?q=\u00FF",
    "referer: https://search.example/\u00FF\u00FE\r\nuser-agent: Mozilla \u00FF\u0080\r\n",
  );
  await ask("/\u00FFodd");
  await ask("/contact", `user-agent: ${"long".repeat(900)}\r\nreferer: /${"r".repeat(3000)}\r\n`);
  await site.stop();
  const visits = readLog(file);
  const facts = visits.slice(0, 4).map((visit) => [visit.status, visit.path, visit.referrer, visit.browser]);
  expect(facts).toEqual([
    ["404", "/nowhere/Zum%20Ende", "https://search.example/for", ""],
    ["200", "/contact", "https://search.example/for", expect.stringContaining('Mozilla "\\ ')],
    ["200", "/contact", "https://search.example/", "Mozilla "],
    ["404", "/", "", ""],
  ]);
  expect([visits[4]?.browser.length, visits[4]?.referrer.length]).toEqual([256, 256]);
});

test("an address is shortened before it is written, behind a CDN the visitor's", async () => {
  const file = path.join(folder, "addresses.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: `${file} visits` } });
  await askServer(site.origin);
  // A CDN on loopback, which names its visitor.
  writeFileSync(
    path.join(site.folder, "nginx/cdn.conf"),
    "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;",
  );
  await reloadNginx(site);
  const visitors = {
    "203.0.113.77": "203.0.113.0",
    "::ffff:203.0.113.77": "203.0.113.0",
    "2001:db8:85a3:8d3:1319:8a2e:370:7348": "2001:db8:85a3::",
    "2001:db8:0:1::5": "2001:db8:0::",
    "2001:db8::1": "2001:db8::",
    "2a00::8:7:6:5:4": "2a00::",
    "::5:6:7:8:9": "::",
  };
  for (const visitor of Object.keys(visitors))
    await askServer(site.origin, { agent: false, headers: { "x-forwarded-for": visitor } });
  await site.stop();
  expect(readLog(file).map(({ address }) => address)).toEqual(["127.0.0.0", ...Object.values(visitors)]);
});

test("a flood of what is refused or sent on fills no log: one line in a hundred", async () => {
  const file = path.join(folder, "flood.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: `${file} visits` } });
  const origin = site.origin.replace("localhost", "127.0.0.1");
  const { total } = await runLoad("--h1", "-n", "20000", "-c", "20", `${origin}/contact/`);
  await askServer(`${site.origin}/contact`);
  await site.stop();
  const visits = readLog(file).filter(({ status }) => status === "301");
  console.log(`${total} requests sent on: ${visits.length} lines`);
  expect(total).toBe(20_000);
  expect(visits.length).toBeGreaterThan(50);
  expect(visits.length).toBeLessThan(400);
});

test("with a disk so full that no log can be written, pages answer and the team comes with a cold cache", async () => {
  const chain = await startChain(await freePort(), {
    values: { ACCESS_LOG: "/dev/full visits", ERROR_LOG: "/dev/full warn" },
  });
  const team = `${chain.origin}${employeesPath}?${employeesQuery}`;
  const { status, body } = await askServer(team, { headers: { apikey: teamKey } });
  expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 12]);
  expect((await askServer(chain.origin)).status).toBe(200);
  await chain.stop();
  // All else that the web server writes is not on the disk.
  expect(readFileSync("deploy/site.env", "utf8")).toMatch(/^STATE=\/run\//m);
});
