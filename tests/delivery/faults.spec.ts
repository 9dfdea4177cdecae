import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { isSoak } from "../support/extent.ts";
import { FaultStage } from "./fault-stage.ts";
import { startLoad } from "./h2load.ts";
import { teamKey } from "./team-key.ts";
import { viewPages } from "./view-pages.ts";

const minutes = isSoak ? 7.5 : 0;
/** Seconds a fault is held. */
const hold = isSoak ? 6 : 1.5;
/** A starved machine is not a broken site: a view that is there in the end has not failed. */
const timeout = 30_000;

test("faults of every kind while visitors read: no view fails", async ({ browser }) => {
  test.setTimeout(minutes * 60_000 + 600_000);
  const stage = new FaultStage();
  await stage.start();
  const faults = stage.listFaults();
  const team = `${stage.home.origin}${employeesPath}?${employeesQuery}`;
  let current = "no fault";
  const views = viewPages(browser, stage.home.origin, timeout, () => current);
  // The web server's own faults end connections, which h2load counts and a browser opens again: it reads beside them.
  const load = startLoad(
    stage.home.origin,
    ["/", "/contact", "/resources/glossary", "/company/about"],
    isSoak ? 300 : 100,
  );
  const end = performance.now() + minutes * 60_000;
  let begun = 0;
  do {
    for (const { name, begin, end: finish } of faults) {
      current = name;
      await begin();
      await wait(hold * 1000);
      // Nothing that a broken or confused service says takes the place of the team in the cache.
      const { body } = await askServer(team, { headers: { apikey: teamKey } });
      expect([name, (JSON.parse(body) as unknown[]).length]).toEqual([name, 12]);
      await finish();
      current = `after: ${name}`;
      begun += 1;
      if (isSoak) await wait(1000);
    }
  } while (performance.now() < end);
  await views.stop();
  const { total, failed, bad } = await load.stop();
  await stage.stop();
  console.log(
    `faults: ${faults.length} kinds, ${begun} faults, ${views.count} views (${views.failures.length} failed, slowest hydrated after ` +
      `${Math.round(views.slowest)} ms), ${total} requests by h2load (${bad} bad, ${failed} on connections a reload ended), ` +
      `${views.violations.length} violations`,
  );
  expect(views.failures).toEqual([]);
  expect(views.violations).toEqual([]);
  expect(bad).toBe(0);
  expect(faults.length).toBeGreaterThanOrEqual(12);
  expect(views.count).toBeGreaterThanOrEqual(isSoak ? 500 : 20);
});
