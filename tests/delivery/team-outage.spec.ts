import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startApi } from "../../scripts/stage/start-api.ts";
import { startDatabase } from "../../scripts/stage/start-database.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { hydrated } from "../support/quiet-page.ts";
import { ReleaseHome } from "./release-home.ts";
import { teamKey } from "./team-key.ts";

// Database and service are both gone: who is left to say who works here?

const team = `${employeesPath}?${employeesQuery}`;
const headers = { apikey: teamKey };

async function expectTeam(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/company/about`);
  await hydrated(page);
  await expect(page.locator(".team-grid > li")).toHaveCount(12);
}

test("the team comes from the warm cache, also after a restart of the web server, and from the release's copy with a cold one", async ({
  browser,
}) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const database = await startDatabase();
  const api = await startApi(database.serviceUrl, { key: teamKey });
  const home = new ReleaseHome();
  try {
    const log = path.join(home.folder, "access.log");
    const values = { API: api.origin.replace("http://", ""), TEAM_FRESH: "1s", ACCESS_LOG: `${log} visits` };
    await home.prepare(values);
    await home.release("first");
    await home.start();
    await expectTeam(page, home.origin);
    await database.stop();
    await api.stop();
    // Out of reach for now: what follows comes from the cache.
    const copy = path.join(home.home, "current/snapshot/employees.json");
    renameSync(copy, `${copy}.away`);
    await expect(async () => {
      await expectTeam(page, home.origin);
      expect(readFileSync(log, "utf8")).toContain('"team":"STALE"');
    }).toPass();

    await home.nginx?.stop();
    await home.start();
    await expectTeam(page, home.origin);

    await home.nginx?.stop();
    home.forgetTeam();
    renameSync(`${copy}.away`, copy);
    await home.start();
    await expectTeam(page, home.origin);
    const answer = await askServer(home.origin + team, { headers });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);

    // A release made during the outage takes the copy along.
    await home.release("second");
    home.forgetTeam();
    await expectTeam(page, home.origin);
  } finally {
    await home.delete();
    await context.close();
  }
});

test("only failures become the copy: a wrong key, another question and too many questions stay refused", async () => {
  const site = await startSite(await freePort(), { values: { TEAM_RATE: "1r/s" } });
  try {
    mkdirSync(path.join(site.folder, "snapshot"));
    writeFileSync(path.join(site.folder, "snapshot/employees.json"), '[{"id":1}]');
    const ask = async (address: string, more: Record<string, string> = headers) =>
      (await askServer(site.origin + address, { headers: more })).status;
    expect(await ask(team)).toBe(200);
    expect(await ask(team, {})).toBe(401);
    expect(await ask(team, { apikey: "wrong-key" })).toBe(401);
    expect(await ask(`${team}&limit=1`)).toBe(400);
    expect(await ask(`${employeesPath}?select=*`)).toBe(400);
    expect(await ask(team.replace("*", "%2a").replace(",", "%2C"))).toBe(200);
    const many = await Promise.all(Array.from({ length: 60 }, () => ask(team)));
    expect(new Set(many)).toEqual(new Set([200, 429]));
  } finally {
    await site.stop();
  }
});
