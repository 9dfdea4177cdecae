import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabase } from "../../scripts/stage/start-database.ts";
import { migrateDatabase } from "./migrate-database.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database?.stop());

test("a later migration leaves the password and the rows alone; only a new service must be given one", async () => {
  await migrateDatabase({ adminUrl: database.adminUrl });
  const service = postgres(database.serviceUrl, { max: 1, fetch_types: false });
  expect(await service`select * from public.employees`).toHaveLength(12);
  await service.end();

  const admin = postgres(database.adminUrl, { max: 1 });
  await admin`drop role website_service`;
  const order = { adminUrl: database.adminUrl, servicePassword: "too-short" };
  await expect(migrateDatabase(order)).rejects.toThrow("DATABASE_SERVICE_PASSWORD");
  await expect(migrateDatabase({ adminUrl: database.adminUrl })).rejects.toThrow("DATABASE_SERVICE_PASSWORD");
  expect(await admin`select from pg_roles where rolname = 'website_service'`).toHaveLength(0);
  await admin.end();
});
