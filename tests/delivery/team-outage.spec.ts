import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { startStack } from "../support/start-stack.ts";
import { teamKey } from "./nginx-requests.ts";

test("serves the team from the cache or the build without database and service", async () => {
  const log = test.info().outputPath("access.log");
  const stack = await startStack(await freePort(), { values: { ACCESS_LOG: log, TEAM_FRESH: "1s" } });
  const getTeam = async () => {
    const url = `${stack.origin}${employeesPath}?${employeesQuery}`;
    const { status, body } = await sendLocalRequest(url, { headers: { apikey: teamKey } });
    expect(status).toBe(200);
    return body;
  };
  const inDatabase = await getTeam();
  await stack.database.stop();
  await stack.api.stop();
  await expect(async () => {
    expect(await getTeam()).toBe(inDatabase);
    expect(readFileSync(log, "utf8")).toContain('"team":"STALE"');
  }).toPass();
  stack.site.clearTeamCache();
  expect(await getTeam()).toBe(readFileSync(`build/client${employeesPath}`, "utf8"));
  await stack.site.stop();
});
