import { readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendRequest } from "../../scripts/servers/send-request.ts";
import { startApi } from "../../scripts/servers/start-api.ts";
import { startDatabase } from "../../scripts/servers/start-database.ts";
import { ReleaseServer } from "./release-server.ts";
import { teamKey } from "./team-key.ts";

test("without database and service the team comes from the cache, after a restart too, or the release", async () => {
  const database = await startDatabase();
  const api = await startApi(database.serviceUrl, { key: teamKey });
  const home = new ReleaseServer();
  const log = path.join(home.folder, "access.log");
  const expectTeam = async () => {
    const url = `${home.origin}${employeesPath}?${employeesQuery}`;
    const { status, body } = await sendRequest(url, { headers: { apikey: teamKey } });
    expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 12]);
  };
  try {
    await home.prepare({ API: api.origin.replace("http://", ""), ACCESS_LOG: `${log} visits` });
    await home.release("first");
    await home.start();
    await expectTeam();
    await database.stop();
    await api.stop();
    // Out of reach for now: the response comes from the cache.
    const copy = path.join(home.home, "current/snapshot/employees.json");
    renameSync(copy, `${copy}.away`);
    await expect(async () => {
      await expectTeam();
      expect(readFileSync(log, "utf8")).toContain('"team":"STALE"');
    }).toPass();
    await home.nginx?.stop();
    await home.start();
    await expectTeam();

    renameSync(`${copy}.away`, copy);
    const cache = path.join(home.folder, "state/team");
    const empty = () => readdirSync(cache).forEach((name) => rmSync(path.join(cache, name), { recursive: true }));
    empty();
    await expectTeam();
    // A release made during the outage takes the copy along.
    await home.release("second");
    empty();
    await expectTeam();
  } finally {
    await home.delete();
  }
});
