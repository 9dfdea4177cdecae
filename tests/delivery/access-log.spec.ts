import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import { rawRequest, reloadNginx, teamKey } from "./nginx-requests.ts";

type Visit = Record<"address" | "path" | "referrer" | "browser" | "status", string>;

test("logs JSON without query strings, with networks instead of IP addresses, even behind a CDN", async () => {
  const file = test.info().outputPath("access.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: `${file} visits` } });
  // Simulates a CDN on loopback.
  const rules = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;";
  writeFileSync(path.join(site.folder, "nginx/cdn.conf"), rules);
  await reloadNginx(site);
  const get = (target: string, address: string, ...more: string[]) => {
    const lines = ["host: localhost", "connection: close", `x-forwarded-for: ${address}`, ...more];
    return rawRequest(site.origin, `GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  };
  const referrer = "referer: https://search.example/for";
  await get("/nowhere/Zum%20Ende?secret=1", "203.0.113.77", `${referrer}?token=2`);
  await get("/contact", "::ffff:203.0.113.77", `${referrer}#part`, 'user-agent: Mozilla "\\ \u0001\u001F end');
  await get("/contact?q=\u00FF", "2001:db8:85a3:8d3::7348", `${referrer}\u00FF`, "user-agent: Mozilla \u00FF");
  await get("/\u00FFodd", "2001:db8::1");
  await get("/contact", "::5:6:7:8:9", `user-agent: ${"long".repeat(900)}`);
  await site.stop();
  // Throws for bytes that are not UTF-8.
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  const visits = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Visit);
  expect(visits.map((visit) => [visit.status, visit.address, visit.path, visit.referrer])).toEqual([
    ["404", "203.0.113.0", "/nowhere/Zum%20Ende", "https://search.example/for"],
    ["200", "203.0.113.0", "/contact", "https://search.example/for"],
    ["200", "2001:db8:85a3::", "/contact", "https://search.example/for"],
    ["404", "2001:db8::", "/", ""],
    ["200", "::", "/contact", ""],
  ]);
  expect(visits[1]?.browser).toContain('Mozilla "\\ ');
  expect([visits[2]?.browser, visits[4]?.browser.length]).toEqual(["Mozilla ", 256]);
});

test("serves pages and team while the disk is full", async () => {
  const values = { ACCESS_LOG: "/dev/full visits", ERROR_LOG: "/dev/full warn" };
  const stack = await startStack(await freePort(), { values });
  const team = `${stack.origin}${employeesPath}?${employeesQuery}`;
  const { status, body } = await sendLocalRequest(team, { headers: { apikey: teamKey } });
  expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 12]);
  expect((await sendLocalRequest(stack.origin)).status).toBe(200);
  await stack.stop();
  // nginx writes everything else to memory.
  expect(readFileSync("deploy/site.env", "utf8")).toMatch(/^STATE=\/run\//m);
});
