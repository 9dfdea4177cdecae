import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendRequest } from "../../scripts/servers/send-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import { teamKey } from "../delivery/team-key.ts";
import { routeTable } from "../support/route-table.ts";
import { listFaults } from "./list-faults.ts";

test("no visitor notices while database, service, web server and cache fail in turn", async () => {
  // The team expires after a second, so that nearly every visit needs the service.
  const chain = await startStack(await freePort(), { values: { TEAM_FRESH: "1s", WORKERS: "2" } });
  const problems: string[] = [];
  const ending = new AbortController();
  let current = "no fault";
  let visits = 0;
  /** Loads a page and the team. */
  const visit = async (route: string) => {
    const page = await sendRequest(chain.origin + route, { agent: false });
    if (page.status !== 200) return `${route}: status ${page.status}`;
    const team = await sendRequest(`${chain.origin}${employeesPath}?${employeesQuery}`, {
      headers: { apikey: teamKey },
    });
    const people = (JSON.parse(team.body) as unknown[]).length;
    return team.status === 200 && people === 12 ? undefined : `team: status ${team.status}, ${people} people`;
  };
  // Only a warm cache survives the first fault.
  expect(await visit("/")).toBeUndefined();
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; !ending.signal.aborted; turn += 4) {
      const fault = current;
      const problem = await visit(routeTable[turn % routeTable.length] ?? "/").catch(String);
      if (problem !== undefined) problems.push(`${fault}: ${problem}`);
      visits += 1;
      // Slower than the limit of requests per visitor.
      await wait(500);
    }
  });
  try {
    for (const [name, { begin, end }] of Object.entries(listFaults(chain))) {
      current = name;
      await begin();
      await wait(5000);
      await end?.();
      current = `after ${name}`;
      await wait(1500);
    }
  } finally {
    ending.abort();
    await Promise.all(visitors);
    await chain.stop();
  }
  console.log(`faults: ${visits} visits`);
  expect(problems).toEqual([]);
  expect(visits).toBeGreaterThan(500);
});
