import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";

import { startApi } from "../../scripts/servers/start-api.ts";
import type { RunningStack } from "../../scripts/servers/start-stack.ts";
import { teamKey } from "../delivery/team-key.ts";
import { faultyResponses, startFaultyService } from "./faulty-service.ts";

type Fault = { begin: () => unknown; end?: () => unknown };

/** Ways to break the parts of a running site, one at a time. */
export function listFaults({ site, database, api: first }: RunningStack): Record<string, Fault> {
  let api = first;
  const port = Number(new URL(api.origin).port);
  const startService = async () => {
    api = await startApi(database.serviceUrl, { port, key: teamKey });
  };
  const killService = async () => {
    process.kill(api.pid, "SIGKILL");
    await api.exited;
  };
  const query = (statement: string) =>
    execFileSync("psql", [database.adminUrl, "-v", "ON_ERROR_STOP=1", "-q", "-o", "/dev/null", "-c", statement]);
  const signalDatabase = (signal: string) => {
    const { pid } = database;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    // A child may just have ended.
    execFileSync("sh", ["-c", `kill -${signal} ${pid} ${children} || true`], { stdio: "ignore" });
  };
  let endFaulty: (() => Promise<void>) | undefined;
  const faulty = Object.entries(faultyResponses).map(([name, respond]): [string, Fault] => [
    `the service ${name}`,
    {
      begin: async () => {
        await killService();
        endFaulty = await startFaultyService(port, respond);
      },
      end: async () => {
        await endFaulty?.();
        await startService();
      },
    },
  ]);
  const policy = 'policy "anyone may read employees" on employees';
  const cache = path.join(site.folder, "team");
  return {
    "the database is stopped": { begin: database.halt, end: database.resume },
    "the database hangs": { begin: () => signalDatabase("STOP"), end: () => signalDatabase("CONT") },
    "connections to the database are killed": {
      begin: () => query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'website_service'"),
    },
    "all rows are deleted": {
      begin: () => query("create table kept as select * from employees; delete from employees"),
      end: () => query("insert into employees overriding system value select * from kept; drop table kept"),
    },
    "the policy of the rows is dropped": {
      begin: () => query(`drop ${policy}`),
      end: () => query(`create ${policy} for select to anon using (true)`),
    },
    "the service is killed": { begin: killService, end: startService },
    "the service hangs": {
      begin: () => process.kill(api.pid, "SIGSTOP"),
      end: () => process.kill(api.pid, "SIGCONT"),
    },
    ...Object.fromEntries(faulty),
    "the web server is reloaded": { begin: site.reload },
    "the cache cannot be written": { begin: () => chmodSync(cache, 0o555), end: () => chmodSync(cache, 0o700) },
  };
}
