import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { indexingPath } from "../../api/contract.ts";
import { sendRequest } from "../../scripts/servers/send-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";

type End = { status: string; seconds: number };

/** Sends the beginning of a request and then a byte a second; resolves when the server closes. */
function sendSlowly(origin: string, beginning: string): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(origin).port) });
  const start = performance.now();
  let response = "";
  socket.write(beginning);
  const drip = setInterval(() => socket.write("a"), 1000);
  socket.on("data", (part) => (response += part.toString("latin1")));
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(drip);
    resolve({ status: response.slice(9, 12), seconds: (performance.now() - start) / 1000 });
  });
  return promise;
}

/** Starts many slow clients, not all at once, and reads a page as another visitor meanwhile. */
async function attack(count: number, beginnings: string[]): Promise<End[]> {
  const chain = await startStack(await freePort(), { values: { WORKERS: "2" } });
  const ends = Array.from({ length: count }, async (_, place) => {
    await wait(place * (1200 / count));
    return sendSlowly(chain.origin, beginnings[place % beginnings.length] ?? "");
  });
  for (let turn = 0; turn < 40; turn += 1) {
    await wait(100);
    const { status } = await sendRequest(`${chain.origin}/contact`, { agent: false, localAddress: "127.0.0.2" });
    expect(status).toBe(200);
  }
  const all = await Promise.all(ends);
  await chain.stop();
  expect(Math.max(...all.map(({ seconds }) => seconds))).toBeLessThan(11);
  return all;
}

const head = "HTTP/1.1\r\nHost: localhost\r\n";
const body = `POST ${indexingPath} ${head}Content-Type: application/json\r\nContent-Length: 8000\r\n\r\n`;

test("slow bodies end within 11 seconds, one visitor holds at most 200 requests, and others are served", async () => {
  const ends = await attack(240, [body]);
  const count = (status: string) => ends.filter((end) => end.status === status).length;
  expect([count("408"), count("429")]).toEqual([200, 40]);
});

test("5,000 clients that never finish a request are closed within 11 seconds, and others are served", async () => {
  await attack(5000, ["", "G", `GET / ${head}X-Slow: `, `GET / ${head}Content-Length: 100\r\n\r\nabc`]);
});
