import { expect, test } from "vitest";

import { sampleDatabase } from "../scripts/stage/sample-database.ts";
import { buildApp } from "./app.ts";
import { employeesPath, employeesQuery } from "./contract.ts";

const key = "a-public-key";
const origin = "https://www.example.com";
const indexing = { manifest: "none", upstream: "http://127.0.0.1:9/indexnow" };
const team = `${employeesPath}?${employeesQuery}`;
const build = (allowedOrigin: string) =>
  buildApp({ logLevel: "silent", key, allowedOrigin, database: sampleDatabase(), indexing });

test("pages of the one allowed site may read the team and its refusals, and nothing else", async () => {
  const app = build(origin);
  const asked = await app.inject({ method: "OPTIONS", url: team });
  expect([asked.statusCode, asked.headers["access-control-allow-headers"]]).toEqual([204, "apikey"]);
  const answers = [
    asked,
    await app.inject({ url: team, headers: { apikey: key } }),
    await app.inject({ url: team }),
    await app.inject({ url: "/healthz" }),
    await app.inject({ method: "OPTIONS", url: "/indexing" }),
  ];
  await app.close();
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers["access-control-allow-origin"]])).toEqual([
    [204, origin],
    [200, origin],
    [401, origin],
    [200, undefined],
    [405, undefined],
  ]);
});

test("without the setting no other site may", async () => {
  const app = build("");
  const asked = await app.inject({ method: "OPTIONS", url: team });
  const answer = await app.inject({ url: team, headers: { apikey: key } });
  await app.close();
  expect([asked.statusCode, answer.statusCode]).toEqual([405, 200]);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});
