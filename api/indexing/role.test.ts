import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabase } from "../../scripts/start-database.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let relay: postgres.Sql;
let service: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase();
  relay = postgres(database.relayUrl, { max: 1, fetch_types: false });
  service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
});
afterAll(async () => {
  await Promise.all([relay?.end(), service?.end()]);
  await database?.stop();
});

const refusal = (sql: postgres.Sql, statement: string): Promise<string> =>
  sql.unsafe(statement).then(
    () => "succeeded",
    (error: unknown) => (error instanceof postgres.PostgresError ? error.code : String(error)),
  );

test("the relay adds and marks, and can do nothing else", async () => {
  await relay`insert into indexing.submissions (address, version) values ('https://www.site.example/', 'one')`;
  await relay`update indexing.submissions set sent_at = now(), answer = 200`;
  await relay`update indexing.turn set failures = 0, not_before = now(), stopped_by = null`;
  const refused = [
    "delete from indexing.submissions",
    "truncate indexing.submissions",
    "update indexing.submissions set address = 'https://evil.example/'",
    "update indexing.submissions set version = 'two'",
    "insert into indexing.submissions (address, version, sent_at) values ('x', 'y', now())",
    "insert into indexing.turn default values",
    "delete from indexing.turn",
    "alter table indexing.submissions add column mine int",
    "drop table indexing.submissions",
    "create table indexing.mine (id int)",
    "create table public.mine (id int)",
    "create temporary table mine (id int)",
    "create schema mine",
    "select * from public.employees",
    "insert into public.employees (name) values ('x')",
    "select * from website.schemaversion",
    "copy indexing.submissions to '/tmp/mine'",
    "copy indexing.submissions from program 'id'",
    "select pg_read_file('/etc/passwd')",
    "select lo_create(0)",
    "do $$ begin perform 1; end $$",
    "set role website_service",
    "set role anon",
    "set role postgres",
  ];
  for (const statement of refused) expect(await refusal(relay, statement), statement).toBe("42501");
});

test("the data service sees nothing of the relay", async () => {
  for (const statement of [
    "select * from indexing.submissions",
    "select * from indexing.turn",
    "set role website_relay",
  ])
    expect(await refusal(service, statement), statement).toBe("42501");
});
