import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createTcpServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";

import { expect, onTestFinished, test } from "vitest";

/** Simulates the journal, and returns a function that sends an alarm to a server. */
async function prepare(journal: string, server: Server, protocol: string) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = mkdtempSync(path.join(tmpdir(), "website-alarm-"));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  for (const [command, script] of Object.entries({ journalctl: journal, hostname: "echo server" }))
    writeFileSync(path.join(folder, command), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const env = {
    PATH: `${folder}:${process.env["PATH"]}`,
    RUNTIME_DIRECTORY: folder,
    ALARM_URL: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ALARM_FROM: "alarm@example.org",
    ALARM_TO: "on-call@example.org",
  };
  const send = () => promisify(execFile)("deploy/alarm.sh", ["nginx.service"], { env });
  return { folder, send };
}

/** Returns a webhook, and the bodies that it has received. */
function makeWebhook() {
  const received: { text: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push((await json(request)) as { text: string });
    response.end();
  };
  return { received, webhook: createServer((request, response) => void receive(request, response)) };
}

test("sends the log lines of a failed unit to a webhook, once per hour", async () => {
  const { received, webhook } = makeWebhook();
  // Characters that are special in JSON.
  const { folder, send } = await prepare(String.raw`printf 'open("\\") failed\t\nline 2: %s' "$2"`, webhook, "http");
  await send();
  await send();
  expect(received).toEqual([{ text: "server: nginx.service failed\nopen('') failed\nline 2: nginx.service" }]);
  const hourAgo = Date.now() / 1000 - 3700;
  utimesSync(path.join(folder, "nginx.service"), hourAgo, hourAgo);
  await send();
  expect(received).toHaveLength(2);
});

/** 20 lines of 40 kB, with bytes that are not UTF-8, and a last line. */
const flood = String.raw`for line in $(seq 20); do head -c 40000 /dev/random | base64 -w 0; printf '\377"\\ü\n'; done; echo the end`;

test("sends the end of a flood of log lines to a webhook", async () => {
  const { received, webhook } = makeWebhook();
  const { send } = await prepare(flood, webhook, "http");
  await send();
  const text = received[0]?.text;
  expect(text).toMatch(/^server: nginx\.service failed\n[^]*\nthe end$/);
  expect(text?.length).toBeLessThan(3100);
});

test("sends a flood of log lines by mail, in lines that mail servers accept, and again after a refusal", async () => {
  const mails: string[] = [];
  const mailServer = createTcpServer((socket) => {
    let mail: string | undefined;
    socket.write("220 ready\r\n");
    socket.on("data", (part) => {
      if (mail === undefined) {
        if (/^DATA\b/i.test(String(part))) mail = "";
        socket.write(mail === "" ? "354 go\r\n" : "250 ok\r\n");
        return;
      }
      mail += String(part);
      if (!mail.endsWith("\r\n.\r\n")) return;
      mails.push(mail);
      mail = undefined;
      socket.write(mails.length === 1 ? "451 later\r\n" : "250 ok\r\n");
    });
  });
  const { send } = await prepare(flood, mailServer, "smtp");
  await send();
  const [first, second = "", ...more] = mails;
  expect([second, more]).toEqual([first, []]);
  expect(second).toMatch(
    /^From: alarm@example\.org\r\n[^]*\nSubject: server: nginx\.service failed\r\n[^]*\nthe end\r\n/,
  );
  expect(second.length).toBeLessThan(3300);
  expect(Math.max(...second.split("\r\n").map(({ length }) => length))).toBeLessThan(998);
});
