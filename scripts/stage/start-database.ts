import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { migrateDatabase } from "../../api/database/migrate-database.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const installed = process.env["POSTGRESQL_HOME"] ?? "/usr/lib/postgresql";

export type RunningDatabase = {
  adminUrl: string;
  serviceUrl: string;
  readonly pid: number;
  /** Stops the server and keeps its files: for tests of what happens without it. */
  halt: () => Promise<void>;
  /** Starts a halted server on the same port. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL of our own on loopback, in a temporary folder, with all migrations; nothing of it remains. */
export async function startDatabase({ seed = true } = {}): Promise<RunningDatabase> {
  const programs = newestPrograms();
  const owner = process.getuid?.() === 0 ? findAccount("postgres") : {};
  const folder = mkdtempSync(path.join(tmpdir(), "website-postgres-"));
  const port = await freePort();
  const passwords = { admin: newPassword(), service: newPassword() };
  const log = path.join(folder, "log");
  let server: ChildProcess | undefined;

  const end = () => {
    server?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", end);

  async function halt() {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill("SIGINT");
    await exited;
  }
  async function resume() {
    server = spawn(path.join(programs, "postgres"), serverArguments(folder, port), {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", openSync(log, "a")],
    });
    for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
      const ready = run(path.join(programs, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]);
      if (await ready.then(() => true).catch(() => false)) return;
      await wait(50);
    }
    throw new Error(`PostgreSQL did not start: ${readFileSync(log, "utf8")}`);
  }
  async function stop() {
    await halt();
    process.off("exit", end);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    writeFileSync(path.join(folder, "password"), passwords.admin, { mode: 0o600 });
    if (owner.uid !== undefined) for (const name of ["", "password"]) give(path.join(folder, name), owner);
    await run(path.join(programs, "initdb"), initArguments(folder), { ...owner, cwd: folder });
    copyFileSync(
      path.resolve(import.meta.dirname, "../../deploy/pg_hba.conf"),
      path.join(folder, "cluster/pg_hba.conf"),
    );
    await resume();
    const address = `127.0.0.1:${port}/website`;
    const adminUrl = `postgres://postgres:${passwords.admin}@${address}`;
    const login = { ...process.env, PGPASSWORD: passwords.admin };
    await run(path.join(programs, "createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "website"], {
      env: login,
    });
    await migrateDatabase({ adminUrl, servicePassword: passwords.service, seed });
    return {
      adminUrl,
      serviceUrl: `postgres://website_service:${passwords.service}@${address}`,
      get pid() {
        return server?.pid ?? 0;
      },
      halt,
      resume,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian's package is found; other systems have it elsewhere or not at all. */
export const hasPostgres = (): boolean => existsSync(installed);

function newPassword(): string {
  return randomBytes(16).toString("hex");
}

type Owner = { uid?: number; gid?: number };

function newestPrograms(): string {
  const [newest] = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one));
  if (newest === undefined) throw new Error(`There is no PostgreSQL in ${installed}`);
  return path.join(installed, newest, "bin");
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
function findAccount(name: string): Owner {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no account ${name} to run PostgreSQL as`);
  return { uid: Number(uid), gid: Number(gid) };
}

function give(file: string, { uid = 0, gid = 0 }: Owner): void {
  chownSync(file, uid, gid);
}

function initArguments(folder: string): string[] {
  const password = `--pwfile=${path.join(folder, "password")}`;
  return ["-D", path.join(folder, "cluster"), "-U", "postgres", "-A", "scram-sha-256", password].concat([
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
    "--no-instructions",
  ]);
}

function serverArguments(folder: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 40,
    shared_buffers: "32MB",
    // The files are thrown away in the end: nothing has to survive a power cut.
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", path.join(folder, "cluster"), ...flags];
}
