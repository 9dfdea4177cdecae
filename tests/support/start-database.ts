import { execFile, execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import type { Employee } from "../../api/contract.ts";
import { loadTeam } from "../../api/database/load-team.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sampleEmployees } from "./sample-employees.ts";

const run = promisify(execFile);
const installed = process.env["POSTGRESQL_HOME"] ?? "/usr/lib/postgresql";

type RunningDatabase = {
  adminUrl: string;
  serviceUrl: string;
  readonly pid: number;
  /** Stops the server and keeps its files. */
  halt: () => Promise<void>;
  /** Starts a halted server on the same port. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts PostgreSQL on loopback with the team, in a temporary folder that is deleted at the end. */
export async function startDatabase(employees: Employee[] = sampleEmployees): Promise<RunningDatabase> {
  const [newest = ""] = fs.readdirSync(installed).toSorted((one, other) => Number(other) - Number(one));
  const binary = (name: string) => path.join(installed, newest, "bin", name);
  const account = findAccount();
  const folder = fs.mkdtempSync(path.join(tmpdir(), "website-postgres-"));
  const cluster = path.join(folder, "cluster");
  const log = path.join(folder, "log");
  const port = await freePort();
  const host = ["-h", "127.0.0.1", "-p", String(port)];
  const passwords = { admin: randomBytes(16).toString("hex"), service: randomBytes(16).toString("hex") };
  let server: ChildProcess | undefined;

  const end = () => {
    server?.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", end);

  async function halt() {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill("SIGINT");
    await exited;
  }
  async function resume() {
    const stdio: ["ignore", "ignore", number] = ["ignore", "ignore", fs.openSync(log, "a")];
    server = spawn(binary("postgres"), ["-D", cluster, ...settings(port)], { ...account, cwd: folder, stdio });
    for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
      const ready = run(binary("pg_isready"), ["-q", ...host]);
      if (await ready.then(() => true).catch(() => false)) return;
      await wait(50);
    }
    throw new Error(`PostgreSQL did not start: ${fs.readFileSync(log, "utf8")}`);
  }
  async function stop() {
    await halt();
    process.off("exit", end);
    end();
  }

  try {
    const passwordFile = path.join(folder, "password");
    fs.writeFileSync(passwordFile, passwords.admin, { mode: 0o600 });
    if (account) for (const file of [folder, passwordFile]) fs.chownSync(file, account.uid, account.gid);
    const login = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    const options = ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"];
    await run(binary("initdb"), ["-D", cluster, ...login, ...options], { ...account, cwd: folder });
    await resume();
    const env = { ...process.env, PGPASSWORD: passwords.admin };
    await run(binary("createdb"), [...host, "-U", "postgres", "website"], { env });
    const url = (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/website`;
    const adminUrl = url("postgres", passwords.admin);
    await loadTeam(adminUrl, passwords.service, employees);
    return {
      adminUrl,
      serviceUrl: url("website_service", passwords.service),
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

/** Returns the account of Debian's package, because PostgreSQL does not run as root. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"])));
  return { uid, gid };
}

function settings(port: number): string[] {
  const values = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 40,
    shared_buffers: "32MB",
    // The files are temporary, so durability is not needed.
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
