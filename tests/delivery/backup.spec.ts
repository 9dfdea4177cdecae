import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { migrateDatabase } from "../../api/database/migrate-database.ts";
import { startDatabase } from "../../scripts/servers/start-database.ts";

test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(path.join(tmpdir(), "website-backup-"));
let database: Awaited<ReturnType<typeof startDatabase>>;
test.beforeAll(async () => {
  database = await startDatabase();
});
test.afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a script of deploy/ as the owner of a database. The restore drill starts its own, and writes its result to a folder. */
function run(script: string, args: string | string[], server: typeof database | string = database) {
  const env = { ...process.env, ...(typeof server === "string" ? { STATE_DIRECTORY: server } : loginTo(server)) };
  const { status, stdout, stderr } = spawnSync(`deploy/${script}`, [args].flat(), { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

function loginTo({ adminUrl }: typeof database) {
  const { hostname, port, username, password } = new URL(adminUrl);
  return { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
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

test("backup and migration name a lock that somebody holds, instead of waiting", async () => {
  test.setTimeout(40_000);
  const locked = mkdtempSync(path.join(folder, "locked-"));
  const lock = "begin; lock table website.schemaversion; select pg_sleep(60)";
  const session = spawn("psql", [database.adminUrl, "-Xc", lock], { stdio: "ignore" });
  const holders = "from pg_locks where relation = 'website.schemaversion'::regclass";
  await expect.poll(() => query(database.adminUrl, `select count(*) ${holders}`)).toBe("1\n");
  const migration = migrateDatabase({ adminUrl: database.adminUrl });
  await expect(migration).rejects.toThrow("lock timeout");
  const { status, stderr } = run("backup.sh", locked);
  expect([status, stderr]).toEqual([3, expect.stringContaining("lock timeout")]);
  query(database.adminUrl, `select pg_terminate_backend(pid) ${holders}`);
  await once(session, "exit");
});

test("the restore drill passes for the newest backup, fails for a damaged or missing one, and records both", () => {
  const dump = run("backup.sh", folder).stdout.trim();
  const results = mkdtempSync(path.join(folder, "drills-"));
  const readResult = () => JSON.parse(readFileSync(path.join(results, "restore.json"), "utf8")) as object;
  const drill = (from = folder) => {
    const { status, stdout, stderr } = run("restore-drill.sh", from, results);
    return `${status} ${stdout}${stderr}`;
  };
  expect(drill()).toMatch(/^0 [^]*employees\|12\|[^]*ok\n$/);
  const backup = path.basename(dump, ".dump");
  const date = expect.stringContaining(new Date().toISOString().slice(0, 10));
  const migrations = globSync("api/database/*.do.*.sql").length;
  // 12 employees, 1 minimum.
  const rows = 12 + migrations + 1;
  expect(readResult()).toEqual({ result: "ok", date, backup, rows, seconds: expect.any(Number) });
  const counts = readFileSync(`${dump}.rows`, "utf8");
  writeFileSync(`${dump}.rows`, counts.replace("employees|12", "employees|11"));
  expect(drill()).toMatch(/^1 [^]*employees\|11/);
  expect(readResult()).toMatchObject({ result: "failed", backup, rows: 0 });
  writeFileSync(dump, readFileSync(dump).subarray(0, 1000));
  expect(drill()).toMatch(/^1 [^]*pg_restore: error/);
  expect(drill(mkdtempSync(path.join(folder, "empty-")))).toMatch(/^1 [^]*no backup of the last two days/);
});

test("replaces a database in use by a backup and keeps the old one, or changes nothing if the backup is damaged", async () => {
  const other = await startDatabase();
  const inUse = spawn("psql", [other.serviceUrl, "-Xc", "select pg_sleep(60)"], { stdio: "ignore" });
  try {
    const dump = run("backup.sh", mkdtempSync(path.join(folder, "replace-")), other).stdout.trim();
    query(other.adminUrl, "delete from public.employees");
    const count = "select count(*) from public.employees";
    const damaged = `${dump}.damaged`;
    writeFileSync(damaged, readFileSync(dump).subarray(0, -2000));
    expect(run("restore.sh", ["--replace", damaged], other)).toMatchObject({ status: 1 });
    expect(query(other.adminUrl, count)).toBe("0\n");
    const { status, stdout } = run("restore.sh", ["--replace", dump], other);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^The old database is now website_\d{8}t\d{6}z\b/)]);
    expect(query(other.adminUrl, count)).toBe("12\n");
    const [kept = ""] = /website_\w+/.exec(stdout) ?? [];
    expect(query(other.adminUrl.replace(/website$/, kept), count)).toBe("0\n");
  } finally {
    inUse.kill();
    await other.stop();
  }
});

const copyScript = path.resolve("deploy/monitor/copy-backups.sh");

/** Simulates ssh, which prints the archive of a server's backups, and returns a function that copies them. */
function makeServer() {
  const root = mkdtempSync(path.join(folder, "offsite-"));
  const [server = "", offsite = "", bin = ""] = ["server", "copies", "bin"].map((name) => path.join(root, name));
  for (const made of [server, offsite, bin]) mkdirSync(made);
  const setAnswer = (command: string) =>
    writeFileSync(path.join(bin, "ssh"), `#!/bin/sh\necho "$*" >${root}/arguments\n${command}\n`, { mode: 0o755 });
  setAnswer(`exec tar -cC ${server} .`);
  // systemd keeps the folder of a dynamic user elsewhere, behind a link.
  symlinkSync(offsite, path.join(root, "state"));
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env["PATH"]}`,
    STATE_DIRECTORY: path.join(root, "state"),
    CREDENTIALS_DIRECTORY: root,
  };
  const copy = () => {
    const result = spawnSync(copyScript, ["postgres@server"], { env, encoding: "utf8" });
    return `${result.status} ${result.stdout}${result.stderr}`;
  };
  const list = () => readdirSync(offsite).filter((name) => name !== "incoming");
  return { root, server, offsite, copy, list, setAnswer };
}

test("copies readable backups off-site, and keeps them when the server changes or deletes them", () => {
  const { root, server, offsite, copy, list, setAnswer } = makeServer();
  const dump = run("backup.sh", server).stdout.trim();
  const name = path.basename(dump);
  const [good, rows] = [readFileSync(dump), readFileSync(`${dump}.rows`)];
  // The server must not choose the age by which copies are deleted.
  utimesSync(dump, 0, 0);
  expect(copy()).toBe(`0 ${path.join(offsite, name)}\n`);
  expect(copy()).toBe(`0 ${path.join(offsite, name)}\n`);
  expect(readFileSync(path.join(root, "arguments"), "utf8")).toMatch(/ConnectTimeout=\d+ .*ServerAliveInterval=\d+ /);
  const kept = [name, `${name}.rows`];

  writeFileSync(dump, "destroyed");
  expect(copy()).toMatch(new RegExp(`^1 .*${name} has changed on the server`));
  writeFileSync(dump, good);
  const second = path.join(server, "20991231T000000Z.dump");
  writeFileSync(second, good.subarray(0, -2000));
  expect(copy()).toMatch(/^1 [^]*20991231T000000Z\.dump cannot be read/);
  rmSync(second);
  symlinkSync("/etc/passwd", second);
  for (const other of ["notes.txt", "20991231T000000Z.dump.part"]) writeFileSync(path.join(server, other), "");
  expect(copy()).toMatch(/^0 /);
  expect(list()).toEqual(kept);
  for (const { name: file } of readdirSync(server, { withFileTypes: true })) rmSync(path.join(server, file));
  expect(copy()).toMatch(/^0 /);
  // More than this machine should store.
  setAnswer("exec yes");
  expect(copy()).toMatch(/^[^0]/);
  expect(list()).toEqual(kept);
  expect([readFileSync(path.join(offsite, name)), readFileSync(path.join(offsite, `${name}.rows`))]).toEqual([
    good,
    rows,
  ]);

  // The last copy is three days old, so the server has made no backups since.
  setAnswer(`exec tar -cC ${server} .`);
  const threeDaysAgo = Date.now() / 1000 - 3 * 86_400;
  utimesSync(path.join(offsite, name), threeDaysAgo, threeDaysAgo);
  expect(copy()).toMatch(/^1 There is no new backup of the last two days/);
});
