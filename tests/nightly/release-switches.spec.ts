import { Agent } from "node:http";

import { expect, test } from "@playwright/test";

import { sendRequest } from "../../scripts/servers/send-request.ts";
import { ReleaseServer } from "../delivery/release-server.ts";

const failed = (error: unknown) => ({ status: 0, body: String(error) });
/** Of equal length, and so are their pages. */
const names = ["one", "two", "six", "ten"];

test("30 switches of releases under load: no failed request, no page of two releases, and all files stay", async () => {
  const home = new ReleaseServer();
  await home.prepare();
  for (const name of names) {
    home.vary(name);
    await home.release(name);
    if (home.nginx === undefined) await home.start();
  }
  const problems: string[] = [];
  const seen = new Set<string>();
  const ending = new AbortController();
  let pages = 0;
  const visitors = Array.from({ length: 8 }, async () => {
    // A connection that stays open over many switches.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!ending.signal.aborted) {
      const { status, body } = await sendRequest(home.origin, { agent }).catch(failed);
      const [, name = ""] = /<meta name="release" content="(\w+)"/.exec(body) ?? [];
      seen.add(name);
      if (status !== 200 || !body.endsWith(`<!-- ${name} -->`)) problems.push(`${status} ${name} ${body.slice(-40)}`);
      pages += 1;
    }
    agent.destroy();
  });
  try {
    for (let turn = 0; turn < 30; turn += 1) await home.rollback(names[turn % names.length] ?? "");
  } finally {
    ending.abort();
    await Promise.all(visitors);
  }
  console.log(`switches: ${pages} pages`);
  expect(problems).toEqual([]);
  expect([...seen].toSorted()).toEqual(names.toSorted());
  for (const name of names) expect((await sendRequest(`${home.origin}/assets/release-${name}.js`)).status).toBe(200);
  await home.delete();
});
