import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startApi } from "../scripts/stage/start-api.ts";
import { startDatabase } from "../scripts/stage/start-database.ts";
import { employeesPath, employeesQuery } from "./contract.ts";
import type { Employee } from "./contract.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let api: Awaited<ReturnType<typeof startApi>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await startDatabase({ seed: false });
  api = await startApi(database.serviceUrl);
  admin = postgres(database.adminUrl, { max: 1 });
  // As a table of somebody else's, which takes any address of a picture.
  await admin.unsafe(
    'alter table public.employees drop constraint "image_url must be empty or look like /team/first-last.webp"',
  );
});
// Empty tables are on purpose here.
beforeEach(() => admin`update website.team_floor set minimum = 0`);
beforeEach(() => admin`truncate public.employees restart identity`);
afterAll(async () => {
  await admin?.end();
  await api?.stop();
  await database?.stop();
});

const names = [
  null,
  "",
  "a".repeat(200_000),
  "😀".repeat(50_000),
  '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  "\u202Eexe.gpj \u2066Eve\u2069\u200F",
  "Anna\nLena\tBeispiel\u0007\u009B",
  "\"\\\u2028{{7*7}}${7*7}'; drop table employees; --",
  "👩‍👩‍👧‍👦 Zoë Ångström",
  "Z̸̢͔̗̑͛a̷l̶g̵o̸",
];
const images = [
  null,
  "",
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "//isarwolke.example/team/one.jpg",
  "https://user:secret@isarwolke.example/one.jpg",
  `https://isarwolke.example/${"x".repeat(200_000)}`,
  'https://isarwolke.example/"><script>alert(1)</script>\u202E.jpg',
  "http://isarwolke.example/team/one.jpg",
  "/team/one.jpg",
];
const orders = [null, -2_147_483_648, -1, 7, 2_147_483_647];

const ask = () => fetch(`${api.origin}${employeesPath}?${employeesQuery}`, { headers: { apikey: api.key } });

const status = async () => (await ask()).status;

async function listEmployees(): Promise<{ rows: Employee[]; bytes: number }> {
  const response = await ask();
  expect(response.status).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  const rows = JSON.parse(body.toString()) as Employee[];
  expect(response.headers.get("x-team-rows")).toBe(String(rows.length));
  return { rows, bytes: body.length };
}

async function idsInOrder(): Promise<number[]> {
  const rows =
    await admin`select id::int from public.employees order by "order" asc nulls last, created_at asc, id asc`;
  return rows.map((row) => Number(row["id"]));
}

test("hundreds of hostile rows come out harmless, in order, and all of them in the end", async () => {
  // Titles run through the names backwards, and many rows share their order and their date.
  await admin`
    insert into public.employees (name, title, image_url, "order", created_at)
    select name, (${names}::text[])[11 - place], image, position, timestamptz '2026-01-01' + place % 3 * interval '1 day'
    from unnest(${names}::text[]) with ordinality as named (name, place),
      unnest(${images}::text[]) as image, unnest(${orders}::int[]) as position`;
  const expected = await idsInOrder();
  expect(expected).toHaveLength(names.length * images.length * orders.length);

  const seen: Employee[] = [];
  while (seen.length < expected.length) {
    const { rows, bytes } = await listEmployees();
    expect(rows.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(64_000);
    expect((await listEmployees()).rows).toEqual(rows);
    seen.push(...rows);
    await admin`delete from public.employees where id = any(${rows.map(({ id }) => id)})`;
  }
  expect(seen.map(({ id }) => id)).toEqual(expected);
  expect((await listEmployees()).rows).toEqual([]);

  for (const { name, title, image_url: image } of seen) {
    for (const text of [name, title]) {
      expect(text).not.toBe("");
      expect([...(text ?? "")].length).toBeLessThanOrEqual(200);
      expect(text ?? "").not.toMatch(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
    }
    expect(image ?? "https://", String(image)).toMatch(/^(?:https?:\/\/[\w./%()-]*|\/team\/one\.jpg)$/);
  }
  expect(new Set(seen.map((row) => row.image_url)).size).toBe(4);
  expect(seen.filter((row) => row.name === null)).toHaveLength(expected.length / 5);
  expect(seen.some((row) => row.name === "exe.gpj Eve")).toBe(true);
  expect(seen.some((row) => row.name === "Anna Lena Beispiel")).toBe(true);
  expect(seen.some((row) => row.name === names[4])).toBe(true);
});

test("of ten thousand rows the first 64 kB arrive, in order", async () => {
  await admin`
    insert into public.employees (name, title, "order")
    select case when n % 20 = 0 then repeat('ü', 200000) end, null, nullif(n % 7, 0) from generate_series(1, 10000) as n`;
  const { rows, bytes } = await listEmployees();
  expect(bytes).toBeLessThanOrEqual(64_000);
  expect(bytes).toBeGreaterThan(60_000);
  expect(rows.map(({ id }) => id)).toEqual((await idsInOrder()).slice(0, rows.length));
  expect((await listEmployees()).rows).toEqual(rows);
});

test("the shortest rows fill the 64 kB too", async () => {
  await admin`insert into public.employees ("order", created_at) select 1, '2026-01-01' from generate_series(1, 1000)`;
  const { bytes } = await listEmployees();
  expect(bytes).toBeLessThanOrEqual(64_000);
  expect(bytes).toBeGreaterThan(63_000);
});

test("a column that comes later stays inside", async () => {
  await admin`alter table public.employees add column salary integer default 1`;
  await admin`insert into public.employees (name) values ('Erika Mustermann')`;
  const [row] = (await listEmployees()).rows;
  expect(Object.keys(row ?? {})).toEqual(["id", "name", "title", "image_url", "order", "created_at"]);
});

test("fewer people than the database says there are is a failure, not a short list", async () => {
  await admin`insert into public.employees (name) values ('Erika'), ('Max')`;
  for (const [minimum, expected] of [
    [3, 503],
    [2, 200],
  ] as const) {
    await admin`update website.team_floor set minimum = ${minimum}`;
    expect(await status()).toBe(expected);
  }
  await admin.unsafe('drop policy "anyone may read employees" on public.employees');
  expect(await status()).toBe(503);
  await admin.unsafe('create policy "anyone may read employees" on public.employees for select to anon using (true)');
  expect(await status()).toBe(200);
  await admin`truncate public.employees`;
  expect(await status()).toBe(503);
  // Unless it says that nobody is right.
  await admin`update website.team_floor set minimum = 0`;
  expect((await listEmployees()).rows).toEqual([]);
  // Last, since nothing brings the row back: a floor that is gone is no floor of nought.
  await admin`delete from website.team_floor`;
  expect(await status()).toBe(503);
});
