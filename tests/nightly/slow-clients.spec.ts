import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { indexingPath } from "../../api/indexing/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { startStack } from "../support/start-stack.ts";

type End = { status: string; seconds: number };

/** Sends the start of a request, then one byte per second, until the server closes the connection. */
function sendSlowly(origin: string, beginning: string): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(origin).port) });
  const start = performance.now();
  let response = "";
  socket.write(beginning);
  const timer = setInterval(() => socket.write("a"), 1000);
  socket.on("data", (part) => (response += part.toString("latin1")));
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(timer);
    resolve({ status: response.slice(9, 12), seconds: (performance.now() - start) / 1000 });
  });
  return promise;
}

/** Starts many slow clients within 1.2 seconds, and requests a page as another visitor meanwhile. */
async function attack(count: number, beginnings: string[]): Promise<End[]> {
  const stack = await startStack(await freePort(), { values: { WORKERS: "2" } });
  const ends = Array.from({ length: count }, async (_, index) => {
    await wait(index * (1200 / count));
    return sendSlowly(stack.origin, beginnings[index % beginnings.length] ?? "");
  });
  for (let turn = 0; turn < 40; turn += 1) {
    await wait(100);
    const page = sendLocalRequest(`${stack.origin}/contact`, { agent: false, localAddress: "127.0.0.2" });
    const { status } = await page.catch((error: unknown) => ({ status: String(error) }));
    expect(status, "response to another visitor").toBe(200);
  }
  const all = await Promise.all(ends);
  await stack.stop();
  expect(Math.max(...all.map(({ seconds }) => seconds)), "seconds of the slowest").toBeLessThan(11);
  return all;
}

const head = "HTTP/1.1\r\nHost: localhost\r\n";
const body = `POST ${indexingPath} ${head}Content-Type: application/json\r\nContent-Length: 8000\r\n\r\n`;

test("limits a visitor to 200 slow bodies of at most 11 seconds, and serves others", async () => {
  const ends = await attack(240, [body]);
  const count = (status: string) => ends.filter((end) => end.status === status).length;
  expect({ timedOut: count("408"), refused: count("429") }).toEqual({ timedOut: 200, refused: 40 });
});

test("closes 5,000 unfinished requests within 11 seconds, and serves others", async () => {
  await attack(5000, ["", "G", `GET / ${head}X-Slow: `, `GET / ${head}Content-Length: 100\r\n\r\nabc`]);
});
