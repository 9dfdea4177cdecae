import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { isSoak } from "../support/extent.ts";

const clients = isSoak ? 18_000 : 1500;
const beginnings = [
  "",
  "G",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc",
];

test(`${clients.toLocaleString("en")} clients that never finish: pages still answer, and everyone is let go within 11 seconds`, async () => {
  const site = await startSite(await freePort(), { values: { WORKERS: "2" } });
  const port = Number(new URL(site.origin).port);
  const ends: Promise<number>[] = [];
  const sockets: Socket[] = [];
  for (let client = 0; client < clients; client += 1) {
    const socket = connect({ host: "127.0.0.1", port });
    const { promise, resolve } = Promise.withResolvers<number>();
    let start = 0;
    socket.on("connect", () => {
      start = performance.now();
      socket.write(beginnings[client % beginnings.length] ?? "");
    });
    socket.on("error", () => undefined);
    socket.on("data", () => undefined);
    socket.on("close", () => resolve(performance.now() - start));
    ends.push(promise);
    sockets.push(socket);
    if (client % 100 === 99) await wait(10);
  }
  // Some of them say another word every second: that must not buy them time.
  const drip = setInterval(() => {
    for (let client = 2; client < clients; client += 40) sockets[client]?.write("a");
  }, 1000);
  const answers: number[] = [];
  let open = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    answers.push((await askServer(`${site.origin}/contact`, { agent: false, localAddress: "127.0.0.2" })).status);
    await wait(100);
    if (turn === 0) open = sockets.filter(({ destroyed }) => !destroyed).length;
  }
  const lived = await Promise.all(ends);
  clearInterval(drip);
  await site.stop();
  const longest = Math.max(...lived);
  console.log(
    `${clients} half-open clients: ${open} open when the first of ${answers.length} pages answered, longest ${Math.round(longest)} ms`,
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(open).toBeGreaterThan(clients / 2);
  expect(longest).toBeLessThan(11_000);
});
