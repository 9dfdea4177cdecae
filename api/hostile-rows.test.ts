import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startApi } from "../scripts/servers/start-api.ts";
import { startDatabase } from "../scripts/servers/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";
import type { Employee } from "./contract.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase({ seed: false });
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1 });
  // Like a table of another service, which accepts any URL.
  await admin.unsafe(
    'alter table public.employees drop constraint "image_url must be empty or look like /team/first-last.webp"',
  );
});
beforeEach(async () => {
  await admin`update website.team_minimum set minimum = 0`;
  await admin`truncate public.employees restart identity`;
});
afterAll(async () => {
  await admin?.end();
  await api?.stop();
  await database?.stop();
});

/** Hostile texts, with what the service makes of them. */
const texts = new Map([
  ["", null],
  ["a".repeat(200_000), "a".repeat(200)],
  ["😀".repeat(50_000), "😀".repeat(200)],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["\u202Eexe.gpj \u2066Eve\u2069\u200F", "exe.gpj Eve"],
  ["Anna\nLena\tBeispiel\u0007\u009B", "Anna Lena Beispiel"],
  ["\"\\{{7*7}}${7*7}'; drop table employees; --", "\"\\{{7*7}}${7*7}'; drop table employees; --"],
  ["👩‍👩‍👧‍👦 Zoë Ångström", "👩‍👩‍👧‍👦 Zoë Ångström"],
]);
const orders = [null, -2_147_483_648, -1, 7, 2_147_483_647];

const get = () => fetch(`${api.origin}${employeesPath}?${employeesQuery}`, { headers: { apikey: api.key } });

async function list(): Promise<{ rows: Employee[]; bytes: number }> {
  const response = await get();
  expect(response.status).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  const rows = JSON.parse(body.toString()) as Employee[];
  expect(response.headers.get("x-team-rows")).toBe(String(rows.length));
  expect(body.length).toBeLessThanOrEqual(64_000);
  return { rows, bytes: body.length };
}

async function idsInOrder(): Promise<number[]> {
  const rows =
    await admin`select id::int from public.employees order by "order" asc nulls last, created_at asc, id asc`;
  return rows.map((row) => Number(row["id"]));
}

test("hostile rows come out harmless, complete and in order", async () => {
  // Many rows share their order and their date.
  await admin`
    insert into public.employees (name, title, image_url, "order", created_at)
    select text, text, text, position, timestamptz '2026-01-01' + place % 3 * interval '1 day'
    from unnest(${[...texts.keys()]}::text[]) with ordinality as given (text, place), unnest(${orders}::int[]) as position`;
  const { rows } = await list();
  expect(rows.map(({ id }) => id)).toEqual(await idsInOrder());
  const expected = [...texts.values()].flatMap((text) => orders.map(() => ({ name: text, title: text, image: text })));
  const found = rows.map(({ name, title, image_url: image }) => ({ name, title, image }));
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test.each([
  [
    "two thousand long rows",
    "select repeat('ü', 200000 * (n % 20 / 19)), nullif(n % 7, 0) from generate_series(1, 2000) as n",
  ],
  ["a thousand of the shortest", "select null, 1 from generate_series(1, 1000)"],
])("of %s the first 64 kB arrive, in order", async (_name, rows) => {
  await admin.unsafe(`insert into public.employees (name, "order") ${rows}`);
  const { rows: found, bytes } = await list();
  expect(bytes).toBeGreaterThan(60_000);
  expect(found.map(({ id }) => id)).toEqual((await idsInOrder()).slice(0, found.length));
});

test("fewer people than the minimum in the database is an error, not a short list", async () => {
  await admin`insert into public.employees (name) values ('Erika'), ('Max')`;
  const policy = '"anyone may read employees" on public.employees';
  for (const [statement, expected] of [
    ["update website.team_minimum set minimum = 3", 503],
    ["update website.team_minimum set minimum = 2", 200],
    [`drop policy ${policy}`, 503],
    [`create policy ${policy} for select to anon using (true)`, 200],
    ["truncate public.employees", 503],
    ["update website.team_minimum set minimum = 0", 200],
    // A missing minimum is an error, not 0.
    ["delete from website.team_minimum", 503],
  ] as const) {
    await admin.unsafe(statement);
    expect((await get()).status, statement).toBe(expected);
  }
});
