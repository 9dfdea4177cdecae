import { readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { startApi } from "../../scripts/servers/start-api.ts";
import { startDatabase } from "../../scripts/servers/start-database.ts";
import { teamKey } from "./nginx-requests.ts";
import { ReleaseServer } from "./release-server.ts";

test("serves the team from the cache or the release without database and service, even after a restart", async () => {
  const database = await startDatabase();
  const api = await startApi(database.serviceUrl, { key: teamKey });
  const server = new ReleaseServer();
  const log = path.join(server.folder, "access.log");
  const expectTeam = async () => {
    const url = `${server.origin}${employeesPath}?${employeesQuery}`;
    const { status, body } = await sendLocalRequest(url, { headers: { apikey: teamKey } });
    expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 12]);
  };
  try {
    await server.prepare({ API: api.origin.replace("http://", ""), ACCESS_LOG: `${log} visits` });
    await server.release("first");
    await expectTeam();
    await database.stop();
    await api.stop();
    // Hide the copy, so that only the cache can respond.
    const copy = path.join(server.home, "current/snapshot/employees.json");
    renameSync(copy, `${copy}.away`);
    await expect(async () => {
      await expectTeam();
      expect(readFileSync(log, "utf8")).toContain('"team":"STALE"');
    }).toPass();
    await server.systemctl("stop", "nginx");
    await server.systemctl("reload-or-restart", "nginx");
    await expectTeam();

    renameSync(`${copy}.away`, copy);
    const cache = path.join(server.folder, "state/team");
    const empty = () => readdirSync(cache).forEach((name) => rmSync(path.join(cache, name), { recursive: true }));
    empty();
    await expectTeam();
    // A release during the outage keeps the copy.
    await server.release("second");
    empty();
    await expectTeam();
  } finally {
    await server.delete();
  }
});
