import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { startStack } from "../support/start-stack.ts";
import { rawRequest, teamKey } from "./nginx-requests.ts";

type Visit = Record<"path" | "referrer" | "browser" | "status", string>;

test("logs JSON without query strings and without IP addresses", { tag: "@LEG-2" }, async () => {
  const file = test.info().outputPath("access.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: file } });
  const get = (target: string, ...more: string[]) => {
    const lines = ["host: localhost", "connection: close", "x-forwarded-for: 203.0.113.77", ...more];
    return rawRequest(site.origin, `GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  };
  const referrer = "referer: https://search.example/for";
  await get("/nowhere/Zum%20Ende?secret=1", `${referrer}?token=2`);
  await get("/contact", `${referrer}#part`, 'user-agent: Mozilla "\\ \u0001\u001F end');
  await get("/contact?q=\u00FF", `${referrer}\u00FF`, "user-agent: Mozilla \u00FF");
  await get("/\u00FFodd");
  await get("/contact", `user-agent: ${"long".repeat(900)}`);
  await site.stop();
  // Throws for bytes that are not UTF-8.
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  expect(text).not.toMatch(/127\.0\.0|203\.0\.113/);
  const visits = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Visit);
  expect(visits.map((visit) => [visit.status, visit.path, visit.referrer])).toEqual([
    ["404", "/nowhere/Zum%20Ende", "https://search.example/for"],
    ["200", "/contact", "https://search.example/for"],
    ["200", "/contact", "https://search.example/for"],
    ["404", "/", ""],
    ["200", "/contact", ""],
  ]);
  expect(visits[1]?.browser).toContain('Mozilla "\\ ');
  expect([visits[2]?.browser, visits[4]?.browser.length]).toEqual(["Mozilla ", 256]);
});

test("serves pages and team while the disk is full", async () => {
  const values = { ACCESS_LOG: "/dev/full", ERROR_LOG: "/dev/full warn" };
  const stack = await startStack(await freePort(), { values });
  const team = `${stack.origin}${employeesPath}?${employeesQuery}`;
  const { status, body } = await sendLocalRequest(team, { headers: { apikey: teamKey } });
  expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 12]);
  expect((await sendLocalRequest(stack.origin)).status).toBe(200);
  await stack.stop();
});
