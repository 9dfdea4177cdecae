import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startApi } from "../../scripts/stage/start-api.ts";
import { startDatabase } from "../../scripts/stage/start-database.ts";
import type { RunningDatabase } from "../../scripts/stage/start-database.ts";
import { nonsense, startFaultyService } from "./faulty-service.ts";
import { ReleaseHome } from "./release-home.ts";
import { teamKey } from "./team-key.ts";

const nothing = () => undefined;

type Fault = { name: string; begin: () => unknown; end: () => unknown };

/** The whole of production on loopback, with a list of ways to break it. */
export class FaultStage {
  readonly home = new ReleaseHome();
  database!: RunningDatabase;
  private api!: Awaited<ReturnType<typeof startApi>>;
  private apiPort = 0;

  async start(): Promise<void> {
    this.database = await startDatabase();
    this.apiPort = await freePort();
    await this.startService();
    // A team that is old after a second: nearly every view asks the service.
    await this.home.prepare({ API: `127.0.0.1:${this.apiPort}`, TEAM_FRESH: "1s", WORKERS: "2" });
    await this.home.release("one");
    await this.home.start();
    await this.home.release("two");
  }

  async stop(): Promise<void> {
    await this.home.delete();
    await this.api.stop();
    await this.database.stop();
  }

  async startService(): Promise<void> {
    this.api = await startApi(this.database.serviceUrl, { port: this.apiPort, key: teamKey });
  }

  async killService(): Promise<void> {
    process.kill(this.api.pid, "SIGKILL");
    await this.api.exited;
  }

  ask(statement: string): void {
    execFileSync("psql", [this.database.adminUrl, "-v", "ON_ERROR_STOP=1", "-q", "-o", "/dev/null", "-c", statement]);
  }

  private signalDatabase(signal: NodeJS.Signals): void {
    const { pid } = this.database;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
    process.kill(pid, signal);
    for (const child of children) {
      try {
        process.kill(Number(child), signal);
      } catch {
        // It had just ended.
      }
    }
  }

  /** Every fault is begun, held for a while, and ended. */
  listFaults(): Fault[] {
    const { home, database } = this;
    let endNonsense: () => Promise<void>;
    let turn = 0;
    const cache = path.join(home.folder, "state/team");
    let owner = { uid: 0, gid: 0 };
    return [
      { name: "the database is stopped", begin: database.halt, end: database.resume },
      {
        name: "the database is frozen",
        begin: () => this.signalDatabase("SIGSTOP"),
        end: () => this.signalDatabase("SIGCONT"),
      },
      {
        name: "the database is restarted",
        begin: async () => {
          await database.halt();
          await database.resume();
        },
        end: nothing,
      },
      {
        name: "the database's connections are killed",
        begin: () =>
          this.ask("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'website_service'"),
        end: nothing,
      },
      {
        name: "the rows are deleted by mistake",
        begin: () => this.ask("create table kept as select * from employees; delete from employees"),
        end: () =>
          this.ask(`insert into employees (name, title, image_url, "order", created_at)
            select name, title, image_url, "order", created_at from kept order by id; drop table kept`),
      },
      {
        name: "the rows are hidden by a lost policy",
        begin: () => this.ask('drop policy "anyone may read employees" on employees'),
        end: () => this.ask('create policy "anyone may read employees" on employees for select to anon using (true)'),
      },
      { name: "the service is killed", begin: () => this.killService(), end: () => this.startService() },
      {
        name: "the service hangs",
        begin: () => process.kill(this.api.pid, "SIGSTOP"),
        end: () => process.kill(this.api.pid, "SIGCONT"),
      },
      ...Object.entries(nonsense).map(([name, answer]) => ({
        name: `the service ${name}`,
        begin: async () => {
          await this.killService();
          endNonsense = await startFaultyService(this.apiPort, answer);
        },
        end: async () => {
          await endNonsense();
          await this.startService();
        },
      })),
      { name: "the web server is reloaded", begin: () => home.nginx?.reload(), end: () => home.nginx?.reload() },
      {
        name: "the release is switched",
        begin: () => home.rollback("one"),
        end: () => home.rollback("two"),
      },
      {
        name: "a new release is made",
        begin: () => home.release(`new-${(turn += 1)}`),
        end: () => home.rollback("two"),
      },
      {
        name: "the cache's folder is not writable",
        begin: () => {
          owner = statSync(cache);
          chownSync(cache, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
          chmodSync(cache, 0o555);
        },
        end: () => {
          chownSync(cache, owner.uid, owner.gid);
          chmodSync(cache, 0o700);
        },
      },
    ];
  }
}
