import { once } from "node:events";
import { createServer } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { teamKey } from "../delivery/nginx-requests.ts";
import { routeTable } from "../support/route-table.ts";
import { startApi } from "../support/start-api.ts";
import { startStack } from "../support/start-stack.ts";
import type { RunningStack } from "../support/start-stack.ts";

type Fault = { begin: () => unknown; end?: () => unknown };

const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
const incomplete = `${head}content-range: 0-11/*\r\ncontent-length: 5000\r\n\r\n[{"id":1,`;

/** Responses of a broken service. */
const faultyResponses = {
  "responds with 500": (socket: Socket) => socket.end("HTTP/1.1 500 Oops\r\ncontent-length: 4\r\n\r\nOops"),
  "responds with HTML": (socket: Socket) => socket.end(`${head}content-length: 21\r\n\r\n<html>It works!</html`),
  "responds with an empty list": (socket: Socket) => socket.end(`${head}content-length: 2\r\n\r\n[]`),
  "sends half of its response": (socket: Socket) => socket.end(incomplete),
  "never finishes its response": (socket: Socket) => socket.write(incomplete),
  "does not use HTTP": (socket: Socket) => socket.end("\u0000\u0001\u0002 hello\r\n\r\n"),
};

/** Returns ways to break a running site, one at a time. */
function listFaults({ database, api: first }: RunningStack): Record<string, Fault> {
  let api = first;
  const port = Number(new URL(api.origin).port);
  const startService = async () => {
    api = await startApi(database.serviceUrl, { port, key: teamKey });
  };
  const killService = async () => {
    process.kill(api.pid, "SIGKILL");
    await api.exited;
  };
  const replaceService = (respond: (socket: Socket) => unknown): Fault => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("data", () => respond(socket));
    });
    return {
      begin: async () => {
        await killService();
        await once(server.listen(port, "127.0.0.1"), "listening");
      },
      end: async () => {
        for (const socket of sockets) socket.destroy();
        await once(server.close(), "close");
        await startService();
      },
    };
  };
  const faulty = Object.entries(faultyResponses).map(([name, respond]) => [
    `the service ${name}`,
    replaceService(respond),
  ]);
  return {
    // The service returns 503 for every other fault of the database, as api/app.test.ts shows.
    "the database is stopped": { begin: database.halt, end: database.resume },
    "the service is killed": { begin: killService, end: startService },
    "the service hangs": {
      begin: () => process.kill(api.pid, "SIGSTOP"),
      end: () => process.kill(api.pid, "SIGCONT"),
    },
    ...(Object.fromEntries(faulty) as Record<string, Fault>),
  };
}

test("serves pages and team while database and service fail in turn", async () => {
  // With a cache of one second, nearly every visit needs the service.
  const stack = await startStack(await freePort(), { values: { TEAM_FRESH: "1s", WORKERS: "2" } });
  const problems: string[] = [];
  const end = new AbortController();
  let current = "no fault";
  let visits = 0;
  /** Loads a page and the team. */
  const visit = async (route: string) => {
    const page = await sendLocalRequest(stack.origin + route, { agent: false });
    if (page.status !== 200) return `${route}: status ${page.status}`;
    const team = await sendLocalRequest(`${stack.origin}${employeesPath}?${employeesQuery}`, {
      headers: { apikey: teamKey },
    });
    const employees = (JSON.parse(team.body) as unknown[]).length;
    return team.status === 200 && employees === 12 ? undefined : `team: status ${team.status}, ${employees} employees`;
  };
  // The first fault needs a warm cache.
  expect(await visit("/")).toBeUndefined();
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; !end.signal.aborted; turn += 4) {
      const name = current;
      const problem = await visit(routeTable[turn % routeTable.length] ?? "/").catch(String);
      if (problem !== undefined) problems.push(`${name}: ${problem}`);
      visits += 1;
      // Stay below the request limit per visitor.
      await wait(500);
    }
  });
  try {
    for (const [name, fault] of Object.entries(listFaults(stack))) {
      current = name;
      await fault.begin();
      await wait(5000);
      await fault.end?.();
      current = `after ${name}`;
      await wait(1500);
    }
  } finally {
    end.abort();
    await Promise.all(visitors);
    await stack.stop();
  }
  console.log(`faults: ${visits} visits`);
  expect(problems).toEqual([]);
  expect(visits).toBeGreaterThan(390);
});
