import { once } from "node:events";
import { Agent } from "node:https";
import { connect } from "node:tls";

import { expect, test } from "@playwright/test";

import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { ImageServer } from "./image-server.ts";

// The image of the web server behind Caddy, as on a server of your own.

const server = new ImageServer();

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  await server.start();
  server.build("one");
  server.build("two");
  await server.release("one");
  await expect.poll(() => sendLocalRequest(server.origin).then(({ status }) => status, String)).toBe(200);
});
test.afterAll(() => server.stop());

/** Visits the home page and loads its script. Returns what is wrong with them. */
async function visit(agent: Agent): Promise<string | undefined> {
  const page = await sendLocalRequest(server.origin, { agent });
  const [, script = "", name = ""] = /data-page="(\/assets\/page-(\w+)\.js)"/.exec(page.body) ?? [];
  if (page.status !== 200 || !page.body.endsWith(`<!-- ${name} -->`)) return `page: ${page.status} ${name}`;
  const { status, body } = await sendLocalRequest(server.origin + script, { agent });
  return status === 200 && body === `// ${name}` ? undefined : `script of ${name}: ${status}`;
}

/** Lets eight visitors read pages while something happens. Returns the number of visits and all problems. */
async function visitDuring(action: () => Promise<void>) {
  const end = new AbortController();
  const problems: string[] = [];
  let visits = 0;
  const visitors = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
    while (!end.signal.aborted) {
      const problem = await visit(agent).catch(String);
      if (problem !== undefined) problems.push(problem);
      visits += 1;
    }
    agent.destroy();
  });
  try {
    await action();
  } finally {
    end.abort();
    await Promise.all(visitors);
  }
  return { visits, problems };
}

test("ten releases under load cause no failed request and no mixed page", async () => {
  const { visits, problems } = await visitDuring(async () => {
    for (let turn = 0; turn < 10; turn += 1) await server.release(turn % 2 === 0 ? "two" : "one");
  });
  expect(problems).toEqual([]);
  expect(visits).toBeGreaterThan(20);
});

test("no request fails when nginx is killed and starts again", async () => {
  const { problems } = await visitDuring(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      server.kill();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });
  expect(problems).toEqual([]);
});

test("a configuration with an error becomes no image", () => {
  expect(() => server.build("broken", (text) => text.replace("http {", "http { nonsense;"))).toThrow("nonsense");
});

test("Caddy ends unfinished requests within 11 seconds", async () => {
  const { port } = new URL(server.origin);
  const start = performance.now();
  const ends = Array.from({ length: 50 }, async () => {
    const socket = connect({
      host: "127.0.0.1",
      port: Number(port),
      servername: "localhost",
      rejectUnauthorized: false,
    });
    await once(socket, "secureConnect");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    socket.resume();
    await once(socket, "close");
    return (performance.now() - start) / 1000;
  });
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(11);
});
