import { readFileSync, writeFileSync } from "node:fs";
import { connect as connectSession, constants } from "node:http2";
import { connect } from "node:net";
import type { Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery, indexingPath } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { isSoak } from "../support/extent.ts";
import { askHttp2 } from "./fuzz/http2.ts";
import { reloadNginx, workTime } from "./nginx-workers.ts";
import { sendBytes } from "./raw-request.ts";
import { teamKey } from "./team-key.ts";

// What one client can do to all others: nothing. Two addresses of loopback are two visitors.

const other = { agent: false, localAddress: "127.0.0.2" };

const json = "content-type: application/json\r\n";

/** A message whose body comes a byte a second; how long it was borne, and what was said in the end. */
function dripBody(origin: string): Promise<{ status: string; seconds: number }> {
  const { promise, resolve } = Promise.withResolvers<{ status: string; seconds: number }>();
  const socket: Socket = connect({ host: "127.0.0.1", port: Number(new URL(origin).port) });
  const start = performance.now();
  let answer = "";
  socket.write(`POST ${indexingPath} HTTP/1.1\r\nhost: localhost\r\n${json}content-length: 8000\r\n\r\n`);
  const drip = setInterval(() => socket.write("a"), 1000);
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(drip);
    resolve({ status: answer.slice(9, 12), seconds: (performance.now() - start) / 1000 });
  });
  return promise;
}

test("bodies that drip are ended within 11 seconds, one visitor holds 200 connections at most, and others are served", async () => {
  const chain = await startChain(await freePort());
  const drips = Array.from({ length: 240 }, async (_, place) => {
    // Not all at once: that is refused for another reason.
    await wait(place * 5);
    return dripBody(chain.origin);
  });
  const answers: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await wait(200);
    answers.push((await askServer(`${chain.origin}/contact`, other)).status);
  }
  const ended = await Promise.all(drips);
  await chain.stop();
  const longest = Math.max(...ended.map(({ seconds }) => seconds));
  const counts = Object.groupBy(ended, ({ status }) => status);
  console.log(
    `dripped bodies: ${counts["408"]?.length} ended, ${counts["429"]?.length} refused, longest ${longest.toFixed(1)} s`,
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect([counts["408"]?.length, counts["429"]?.length]).toEqual([200, 40]);
  expect(longest).toBeLessThan(11);
});

test("a body that drips over HTTP/2 is ended as well", async () => {
  const chain = await startChain(await freePort(), { tls: true });
  const session = connectSession(chain.origin, { rejectUnauthorized: false });
  const start = performance.now();
  const stream = session.request({
    ":method": "POST",
    ":path": indexingPath,
    "content-type": "application/json",
    "content-length": "8000",
  });
  const drip = setInterval(() => stream.write("a"), 1000);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  stream.on("response", (headers) => resolve(headers[":status"]));
  stream.on("error", () => undefined);
  stream.resume();
  expect(await promise).toBe(408);
  clearInterval(drip);
  session.destroy();
  await chain.stop();
  expect(performance.now() - start).toBeLessThan(11_000);
});

test("streams that are reset as soon as they are opened hold nobody up", async () => {
  const resets = isSoak ? 200_000 : 10_000;
  const site = await startSite(await freePort(), { tls: true });
  const before = workTime(site.pid);
  const counted = { sent: 0, connections: 0 };
  const isOver = () => counted.sent >= resets;
  const attack = Array.from({ length: 2 }, async () => {
    while (!isOver()) {
      counted.connections += 1;
      const session = connectSession(site.origin, { rejectUnauthorized: false });
      session.on("error", () => undefined);
      // The web server ends a connection after its thousandth request.
      for (let turn = 0; turn < 1000 && !isOver() && !session.destroyed && !session.closed; turn += 1) {
        const stream = session.request({ ":path": "/" });
        stream.on("error", () => undefined);
        stream.close(constants.NGHTTP2_CANCEL);
        counted.sent += 1;
        if (turn % 100 === 99) await wait(0);
      }
      session.destroy();
    }
  });
  const waits: number[] = [];
  const visits = (async () => {
    while (!isOver()) {
      const start = performance.now();
      expect((await askServer(`${site.origin}/contact`, other)).status).toBe(200);
      waits.push(performance.now() - start);
    }
  })();
  await Promise.all([...attack, visits]);
  const { sent, connections } = counted;
  const cost = (workTime(site.pid) - before) / 1000 / sent;
  await site.stop();
  console.log(
    `rapid reset: ${sent} streams over ${connections} connections, ${cost.toFixed(0)} µs each; ${waits.length} visits ` +
      `beside them, slowest ${Math.round(Math.max(...waits))} ms`,
  );
  expect(waits.length).toBeGreaterThan(0);
});

/** A part of HTTP/2, behind its length in one byte. */
const measured = (text: string) => String.fromCharCode(text.length) + text;

test("headers whose padding is late are the client's mistake, not an error of ours", async () => {
  const chain = await startChain(await freePort(), { tls: true });
  const fields = { ":method": "POST", ":scheme": "https", ":authority": "localhost", ":path": indexingPath };
  const block = Object.entries(fields).map(([name, value]) => `\0${measured(name)}${measured(value)}`);
  const settings = "\0\0\0\u0004\0\0\0\0\0";
  // Of nine bytes of padding eight are sent.
  const padded = `\t${block.join("")}${"\0".repeat(9)}`;
  const headers = `\0\0${String.fromCharCode(padded.length)}\u0001\u000C\0\0\0\u0001${padded.slice(0, -1)}`;
  const heard = await sendBytes(chain.origin, `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${settings}${headers}`, 3000);
  await chain.stop();
  let at = 0;
  while (at < heard.length && heard[at + 3] !== 1) at += 9 + heard.readUIntBE(at, 3);
  // The first field of the answer's headers: RFC 7541 has a number for `:status: 400`.
  expect(heard[at + 9]).toBe(0x80 | 12);
});

test("a precondition on the team's answer ends nothing else of the same connection", async () => {
  const chain = await startChain(await freePort(), { tls: true });
  const headers: [string, string][] = [
    ["apikey", teamKey],
    ["If-Unmodified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"],
  ];
  const ask = (target: string, asked = headers) => ({
    method: "GET",
    target,
    host: "localhost",
    headers: asked,
    body: undefined,
  });
  // A long page is on its way when the answer comes.
  const messages = [ask("/resources/glossary", []), ask(`${employeesPath}?${employeesQuery}`)];
  await askHttp2(chain.origin, messages);
  const heard = await askHttp2(chain.origin, messages);
  await chain.stop();
  expect(heard.map(({ answer, end }) => answer?.status ?? end)).toEqual([200, 200]);
});

/** A visitor as the edge names him, behind whatever he says of himself. */
const named = (address: string) => {
  const forged = `198.51.100.${Math.floor(Math.random() * 250)}`;
  return { localAddress: "127.0.0.3", headers: { "x-forwarded-for": `${forged}, ${address}` } };
};
const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test("a flood of requests is refused for the one who sends it, by address or by network, and for nobody else", async () => {
  const site = await startSite(await freePort(), { values: { PAGE_RATE: "1r/m" } });
  // Behind a CDN: the lines an operator is to uncomment, for a provider with one address.
  const config = path.join(site.folder, "nginx/cdn.conf");
  const lines = readFileSync(config, "utf8").replaceAll(/^#(?=\w)/gm, "");
  writeFileSync(config, lines.replace("192.0.2.0/24", "127.0.0.3"));
  await reloadNginx(site);
  const flood = async (visitor: (turn: number) => object): Promise<number[]> =>
    Promise.all(
      Array.from({ length: 600 }, async (_, turn) => {
        const { status } = await askServer(`${site.origin}/favicon.svg`, { agent: false, ...visitor(turn) });
        return status;
      }),
    );
  expect(refused(await flood(() => ({})))).toBeGreaterThan(50);
  const { status, headers, body } = await askServer(`${site.origin}/contact`, { agent: false });
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([429, "1", "no-store"]);
  expect(body).toContain("cannot answer this request");
  expect((await askServer(`${site.origin}/contact`, other)).status).toBe(200);

  // Each from another address of one network: it is one customer of a provider.
  expect(refused(await flood((turn) => named(`2001:db8:1:2::${turn.toString(16)}`)))).toBeGreaterThan(50);
  const ask = async (address: string) => (await askServer(site.origin, { agent: false, ...named(address) })).status;
  expect([await ask("2001:db8:1:2:3:4:5:6"), await ask("2001:db8:1:3::1")]).toEqual([429, 200]);
  // IPv4 in the clothes of IPv6 is not one network.
  expect(refused(await flood((turn) => named(`::ffff:192.0.2.${turn % 250}`)))).toBe(0);
  // Who is no edge is not believed.
  const forged = { agent: false, headers: { "x-forwarded-for": "198.51.100.7" } };
  expect((await askServer(site.origin, forged)).status).toBe(429);
  await site.stop();
});
