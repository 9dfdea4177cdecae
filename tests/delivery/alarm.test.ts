import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";

import { expect, test } from "vitest";

test("sends the log lines of a failed unit to a webhook, once per hour", async () => {
  const received: unknown[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(await json(request));
    response.end();
  };
  const receiver = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const folder = mkdtempSync(path.join(tmpdir(), "website-alarm-"));
  // Simulates the journal, with characters that are special in JSON.
  writeFileSync(path.join(folder, "journalctl"), `#!/bin/sh\nprintf 'open("\\\\") failed\\t\\nline 2: %s' "$2"\n`);
  writeFileSync(path.join(folder, "hostname"), "#!/bin/sh\necho server\n");
  for (const command of ["journalctl", "hostname"]) chmodSync(path.join(folder, command), 0o755);
  const env = {
    PATH: `${folder}:${process.env["PATH"]}`,
    RUNTIME_DIRECTORY: folder,
    ALARM_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  };
  const send = () => promisify(execFile)("deploy/alarm.sh", ["nginx.service"], { env });
  await send();
  await send();
  expect(received).toEqual([{ text: "server: nginx.service failed\nopen('') failed\nline 2: nginx.service" }]);
  const hourAgo = Date.now() / 1000 - 3700;
  utimesSync(path.join(folder, "nginx.service"), hourAgo, hourAgo);
  await send();
  expect(received).toHaveLength(2);
  receiver.close();
  rmSync(folder, { recursive: true });
});
