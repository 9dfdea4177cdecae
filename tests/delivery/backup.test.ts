import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { migrateDatabase } from "../../api/database/migrate-database.ts";
import { startDatabase } from "../../scripts/servers/start-database.ts";

const folder = mkdtempSync(path.join(tmpdir(), "website-backup-"));
let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a script of deploy/ as the owner of a database. */
function run(script: string, argument: string, server = database) {
  const { hostname, port, username, password } = new URL(server.adminUrl);
  const login = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  const env = { ...process.env, ...(script === "restore-drill.sh" ? {} : login) };
  const { status, stdout, stderr } = spawnSync(`deploy/${script}`, [argument], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

function query(url: string, statement: string): string {
  // Only the grants protect the data, not the role's read-only setting.
  const env = { ...process.env, PGOPTIONS: "-c default_transaction_read_only=off" };
  const { stdout, stderr } = spawnSync("psql", [url, "-XqAtc", statement], { env, encoding: "utf8" });
  return stdout + stderr;
}

test("writes a private backup, deletes those older than 14 days, and restores rows and privileges", async () => {
  for (const [name, days] of Object.entries({ "old.dump": 14.1, "old.dump.rows": 14.1, "kept.dump": 13.9 })) {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - days * 86_400_000));
  }
  const backup = run("backup.sh", folder);
  expect(backup).toMatchObject({ status: 0, stderr: "" });
  const dump = backup.stdout.trim();
  expect(readdirSync(folder).toSorted()).toEqual([path.basename(dump), `${path.basename(dump)}.rows`, "kept.dump"]);
  expect(statSync(dump).mode & 0o777).toBe(0o600);

  expect(run("restore.sh", dump), "next to an existing database").toMatchObject({ status: 1 });
  const other = await startDatabase([]);
  try {
    // Restores into a database as empty as that of a new server.
    const elsewhere = other.adminUrl.replace(/website$/, "postgres");
    expect(query(elsewhere, "drop database website") + query(elsewhere, "drop role website_service, anon")).toBe("");
    expect(run("restore.sh", dump, other)).toEqual({ status: 0, stdout: "", stderr: "" });
    await migrateDatabase({ adminUrl: other.adminUrl, servicePassword: new URL(other.serviceUrl).password });
    const rows = query(other.serviceUrl, "select * from public.employees");
    expect(rows).toMatch(/^1\|Erika/);
    expect(rows).toBe(query(database.serviceUrl, "select * from public.employees"));
    expect(query(other.serviceUrl, "table website.schemaversion")).toMatch(/permission denied/);
  } finally {
    await other.stop();
  }
});

test("the restore drill passes for the newest backup and fails for a damaged or missing one", () => {
  const dump = run("backup.sh", folder).stdout.trim();
  const drill = (from = folder) => {
    const { status, stdout, stderr } = run("restore-drill.sh", from);
    return `${status} ${stdout}${stderr}`;
  };
  expect(drill()).toMatch(/^0 [^]*employees\|12\|[^]*ok\n$/);
  const rows = readFileSync(`${dump}.rows`, "utf8");
  writeFileSync(`${dump}.rows`, rows.replace("employees|12", "employees|11"));
  expect(drill()).toMatch(/^1 [^]*employees\|11/);
  writeFileSync(dump, readFileSync(dump).subarray(0, 1000));
  expect(drill()).toMatch(/^1 [^]*pg_restore: error/);
  expect(drill(mkdtempSync(path.join(folder, "empty-")))).toMatch(/^1 [^]*no backup of the last two days/);
});
