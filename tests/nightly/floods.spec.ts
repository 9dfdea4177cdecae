import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { startSite } from "../../scripts/servers/start-site.ts";

/** A visitor behind the proxy, who sends a forged IP address. */
const behindProxy = (address: string) => ({
  localAddress: "127.0.0.3",
  headers: { "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}, ${address}` },
});
const countRefused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test("refuses a flood of requests for the IP address or network that sends it only", async () => {
  const site = await startSite(await freePort(), { values: { PAGE_RATE: "1r/m" } });
  const get = (visitor: object) => sendLocalRequest(`${site.origin}/favicon.svg`, { agent: false, ...visitor });
  const status = async (visitor: object) => (await get(visitor)).status;
  const flood = (visitor: (turn: number) => object) =>
    Promise.all(Array.from({ length: 600 }, (_, turn) => status(visitor(turn))));
  expect(countRefused(await flood(() => ({})))).toBeGreaterThan(50);
  const { headers } = await get({});
  expect([await status({}), headers["retry-after"], headers["cache-control"]]).toEqual([429, "1", "no-store"]);
  // Another IP address is another visitor.
  expect(await status({ localAddress: "127.0.0.2" })).toBe(200);
  // A visitor with IPv6 is a /48 network; each IPv4-mapped IP address is one visitor.
  expect(countRefused(await flood((turn) => behindProxy(`2001:db8:1:${turn.toString(16)}::1`)))).toBeGreaterThan(50);
  expect([await status(behindProxy("2001:db8:1:2:3:4:5:6")), await status(behindProxy("2001:db8:2::1"))]).toEqual([
    429, 200,
  ]);
  expect(countRefused(await flood((turn) => behindProxy(`::ffff:192.0.2.${turn % 250}`)))).toBe(0);
  // Other clients cannot set their IP address.
  expect(await status({ headers: { "x-forwarded-for": "198.51.100.7" } })).toBe(429);
  await site.stop();
});

test("logs one in a hundred requests of a flood of redirects", async () => {
  const file = test.info().outputPath("access.log");
  const site = await startSite(await freePort(), { values: { ACCESS_LOG: file } });
  for (let turn = 0; turn < 200; turn += 1)
    await Promise.all(Array.from({ length: 50 }, () => sendLocalRequest(`${site.origin}/contact/`)));
  await site.stop();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(25);
  expect(lines.length).toBeLessThan(200);
});
