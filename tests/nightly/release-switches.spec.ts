import { Agent } from "node:http";

import { expect, test } from "@playwright/test";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { ReleaseServer } from "../delivery/release-server.ts";

const failed = (error: unknown) => ({ status: 0, body: String(error) });
/** Requests the home page. Like browsers, tries again if the server closed the connection meanwhile: a reload closes all. */
const visit = (url: string, agent: Agent) =>
  sendLocalRequest(url, { agent }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") throw error;
    return sendLocalRequest(url, { agent });
  });
/** Names of equal length, so that the pages have equal size. */
const names = ["one", "two", "six", "ten"];

test("switches releases 30 times under load without a failed request or a mixed page", async () => {
  const server = new ReleaseServer();
  await server.prepare();
  for (const name of names) {
    server.vary(name);
    await server.release(name);
  }
  const problems = new Set<string>();
  const seen = new Set<string>();
  const end = new AbortController();
  const visitors = Array.from({ length: 8 }, async () => {
    // Keep the connection open over many switches.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!end.signal.aborted) {
      const { status, body } = await visit(server.origin, agent).catch(failed);
      const [, name = ""] = /<meta name="release" content="(\w+)"/.exec(body) ?? [];
      seen.add(name);
      if (status !== 200 || !body.endsWith(`<!-- ${name} -->`)) problems.add(`${status} ${name} ${body.slice(-40)}`);
    }
    agent.destroy();
  });
  try {
    for (let turn = 0; turn < 30; turn += 1) await server.rollback(names[turn % names.length] ?? "");
  } finally {
    end.abort();
    await Promise.all(visitors);
  }
  expect([...problems]).toEqual([]);
  expect([...seen].toSorted()).toEqual(names.toSorted());
  await server.delete();
});
