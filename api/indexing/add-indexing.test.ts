import { setTimeout as wait } from "node:timers/promises";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startApi } from "../../scripts/stage/start-api.ts";
import { startDatabase } from "../../scripts/stage/start-database.ts";
import { asPage, eventually, post, setUpIndexing } from "../../tests/support/indexing-stage.ts";
import type { IndexingStage } from "../../tests/support/indexing-stage.ts";
import { postMany } from "../../tests/support/post-many.ts";
import { employeesPath, employeesQuery, indexingPath } from "../contract.ts";

let stage: IndexingStage;
let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  [stage, database] = await Promise.all([setUpIndexing(), startDatabase()]);
});
beforeEach(() => stage.forget());
afterAll(async () => {
  await stage?.tearDown();
  await database?.stop();
});

type Api = Awaited<ReturnType<typeof startApi>>;

const crowd = (api: Api, body: unknown) =>
  postMany({ urls: Array(1000).fill(api.origin + indexingPath), headers: asPage, body: JSON.stringify(body) });

async function askForTeam(api: Api): Promise<number> {
  const headers = { apikey: api.key };
  // Far more than the web server would wait: a starved machine is no flood.
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${api.origin}${employeesPath}?${employeesQuery}`, { headers, signal });
  await response.arrayBuffer();
  return response.status;
}

test("CALL-3 a thousand visitors of one page at once make one call, and a restart one more", async () => {
  const message = stage.message(["/page-1"]);
  // Slow enough that the whole crowd comes while the first call is under way.
  stage.upstream.behave((response) => void setTimeout(() => response.writeHead(200).end(), 2000));
  for (const calls of [1, 2]) {
    const api = await stage.start();
    const statuses = await crowd(api, message);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 204)).toHaveLength(999);
    await eventually("the result is logged", () => stage.results().length === calls);
    expect(stage.upstream.messages).toEqual(Array(calls).fill(message));
    await api.stop();
  }
});

test("CALL-3 a release makes a page new without a restart", async () => {
  const api = await stage.start();
  const message = stage.message(["/page-2"]);
  expect(await post(api, message)).toBe(202);
  await eventually("the first version arrives", () => stage.results().length === 1);
  expect(await post(api, message)).toBe(204);
  stage.release({ "/page-2": "another text" });
  expect(await post(api, message)).toBe(202);
  expect(await post(api, message)).toBe(204);
  await eventually("the second version arrives", () => stage.results().length === 2);
  expect(stage.upstream.messages).toEqual([message, message]);
  await api.stop();
});

test("CALL-3 neither the log nor the indexing service hears anything of a visitor", async () => {
  const api = await stage.start();
  const visitor = {
    "user-agent": "visitor-agent",
    cookie: "visitor=cookie",
    referer: "https://visitor.example/page",
    "x-forwarded-for": "203.0.113.7",
    "accept-language": "visitor-tongue",
  };
  expect(await post(api, stage.message(["/page-3"]), { ...asPage, ...visitor })).toBe(202);
  expect(await post(api, { ...stage.message(["/page-3"]), visitor: "visitor" }, { ...asPage, ...visitor })).toBe(400);
  await eventually("the result is logged", () => stage.results().length === 1);
  expect(stage.upstream.messages).toEqual([stage.message(["/page-3"])]);
  const written = JSON.stringify([stage.upstream.headers, stage.log]);
  for (const trace of ["visitor", "203.0.113.7", "page-3"]) expect(written).not.toContain(trace);
  await api.stop();
});

test("without a manifest the team is served all the same, and there is nothing to report to", async () => {
  const api = await startApi(database.serviceUrl);
  expect(await askForTeam(api)).toBe(200);
  expect(await post(api, stage.message(["/page-1"]))).toBe(404);
  await api.stop();
});

test("a flood of reports and an indexing service that hangs leave the team alone", async () => {
  stage.upstream.behave(() => undefined);
  const api = await stage.start(database.serviceUrl);
  const floods = Object.keys(stage.manifest().pages)
    .slice(0, 5)
    .map((path) => crowd(api, stage.message([path])));
  const statuses: number[] = [];
  const isOver = Promise.all(floods).then(() => true);
  while (!(await Promise.race([isOver, wait(10, false)]))) statuses.push(await askForTeam(api));
  // A starved machine may let the database miss its second, now and then.
  expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(Math.ceil(statuses.length / 10));
  expect(await askForTeam(api)).toBe(200);
  expect(new Set((await Promise.all(floods)).flat())).toEqual(new Set([202, 204]));
  expect(stage.upstream.messages.length).toBeLessThanOrEqual(2);
  await api.stop();
});
