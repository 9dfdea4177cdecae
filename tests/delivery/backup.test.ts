import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { migrateDatabase } from "../../api/database/migrate-database.ts";
import { startDatabase } from "../../scripts/stage/start-database.ts";

const folder = mkdtempSync(path.join(tmpdir(), "website-backup-"));
let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A script of deploy/ as the owner of that database. */
function run(script: string, argument: string, server = database) {
  const { hostname, port, username, password } = new URL(server.adminUrl);
  const login = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  const env = { ...process.env, ...(script === "restore-drill.sh" ? {} : login) };
  const { status, stdout, stderr } = spawnSync(`deploy/${script}`, [argument], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

function ask(address: string, statement: string): string {
  const flags = ["-X", "-v", "ON_ERROR_STOP=1", "-qAt", "-c", statement];
  // Grants are the barrier, not the service's read-only setting.
  const env = { ...process.env, PGOPTIONS: "-c default_transaction_read_only=off" };
  const { stdout, stderr } = spawnSync("psql", [address, ...flags], { env, encoding: "utf8" });
  return stdout + stderr;
}

test("a backup is for its owner only, replaces those of 14 days ago, and comes back whole, rights included", async () => {
  for (const name of ["old.dump", "old.dump.rows", "kept.dump"]) {
    writeFileSync(path.join(folder, name), "");
    const days = name.startsWith("old") ? 14.1 : 13.9;
    utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - days * 86_400_000));
  }
  const backup = run("backup.sh", folder);
  expect(backup).toMatchObject({ status: 0, stderr: "" });
  const dump = backup.stdout.trim();
  expect(readdirSync(folder).toSorted()).toEqual([path.basename(dump), `${path.basename(dump)}.rows`, "kept.dump"]);
  expect(statSync(dump).mode & 0o777).toBe(0o600);

  expect(run("restore.sh", dump), "beside a living one").toMatchObject({ status: 1 });
  const other = await startDatabase({ seed: false });
  try {
    // As empty as a new server.
    const elsewhere = other.adminUrl.replace(/website$/, "postgres");
    expect(ask(elsewhere, "drop database website") + ask(elsewhere, "drop role website_service, anon")).toBe("");
    expect(run("restore.sh", dump, other)).toEqual({ status: 0, stdout: "", stderr: "" });
    await migrateDatabase({ adminUrl: other.adminUrl, servicePassword: new URL(other.serviceUrl).password });
    const everybody = "select * from public.employees";
    expect(ask(other.serviceUrl, everybody)).toMatch(/^1\|Erika/);
    expect(ask(other.serviceUrl, everybody)).toBe(ask(database.serviceUrl, everybody));
    for (const statement of ["create temporary table mine ()", "select lo_create(0)", "table website.schemaversion"])
      expect(ask(other.serviceUrl, statement)).toMatch(/permission denied/);
  } finally {
    await other.stop();
  }
});

test("the drill passes for the newest backup, and fails for a damaged, a wrong and a missing one", () => {
  const dump = run("backup.sh", folder).stdout.trim();
  // The rows may change after it.
  expect(ask(database.adminUrl, "delete from public.employees where id = 1")).toBe("");
  const drill = run("restore-drill.sh", folder);
  expect(drill.status, drill.stdout + drill.stderr).toBe(0);
  expect(drill.stdout).toMatch(/public\.employees\|12\|[0-9a-f]{32}\n[^]*ok\n$/);

  const whole = readFileSync(dump);
  const rows = readFileSync(`${dump}.rows`, "utf8");
  const fails = (says: RegExp, where = folder) => {
    const { status, stdout, stderr } = run("restore-drill.sh", where);
    expect(stdout + stderr).toMatch(says);
    expect(status).not.toBe(0);
  };
  writeFileSync(dump, whole.subarray(0, whole.length / 2));
  fails(/pg_restore: error/);
  writeFileSync(dump, whole);
  writeFileSync(`${dump}.rows`, rows.replace("employees|12", "employees|11"));
  fails(/< public\.employees\|11/);
  const empty = path.join(folder, "empty");
  mkdirSync(empty);
  fails(/no backup of the last two days/, empty);
});
