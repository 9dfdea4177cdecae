import { expect, test } from "vitest";

import { connectDatabase } from "../../api/database/connect-database.ts";
import { listEmployees } from "../../api/employees.ts";
import { sampleDatabase } from "./sample-database.ts";
import { startDatabase } from "./start-database.ts";

test("without PostgreSQL the service answers with the rows that PostgreSQL would give", async () => {
  const postgres = await startDatabase();
  const database = connectDatabase(postgres.serviceUrl);
  try {
    expect(await listEmployees(sampleDatabase())).toEqual(await listEmployees(database));
  } finally {
    await database.close();
    await postgres.stop();
  }
});
