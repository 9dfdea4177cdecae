import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import { teamKey } from "../delivery/team-key.ts";
import { routeTable } from "../support/route-table.ts";
import { listFaults } from "./list-faults.ts";

test("serves pages and team while database, service, nginx and cache fail in turn", async () => {
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
    const people = (JSON.parse(team.body) as unknown[]).length;
    return team.status === 200 && people === 12 ? undefined : `team: status ${team.status}, ${people} people`;
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
  expect(visits).toBeGreaterThan(500);
});
