import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The first line of a file is its oldest. */
type LogFile = { name: string; bytes: number; oldest: number };

/** A folder of logs with production's rules of rotation, and a clock of its own. */
export class LogFolder {
  private readonly root = mkdtempSync(path.join(tmpdir(), "website-logs-"));
  readonly folder = path.join(this.root, "logs");
  private readonly rules = path.join(this.root, "logrotate.conf");

  constructor() {
    mkdirSync(this.folder);
    for (const each of [this.root, this.folder]) chmodSync(each, 0o755);
    const rules = readFileSync("deploy/logrotate.conf", "utf8").replaceAll(
      /\/var\/log\/website|\/run\/website-nginx/g,
      this.folder,
    );
    // Only root may give files away.
    writeFileSync(this.rules, process.getuid?.() === 0 ? rules : rules.replace(" www-data adm", ""));
    for (const log of ["access.log", "error.log"]) writeFileSync(path.join(this.folder, log), "");
  }

  write(log: string, moment: number): void {
    const file = path.join(this.folder, log);
    appendFileSync(file, `{"time":"${new Date(moment).toISOString()}","address":"192.0.2.1"}\n`);
    utimesSync(file, moment / 1000, moment / 1000);
  }

  /** A minute of a flood, as a file with a hole in it. */
  flood(log: string, moment: number, bytes: number): void {
    this.write(log, moment);
    truncateSync(path.join(this.folder, log), bytes);
    utimesSync(path.join(this.folder, log), moment / 1000, moment / 1000);
  }

  /** What the timer does, at a moment or now. */
  rotate(moment?: number, ...flags: string[]): void {
    const command = ["logrotate", "--state", path.join(this.root, "status"), ...flags, this.rules];
    const clock =
      moment === undefined
        ? []
        : ["faketime", "-f", `@${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}`];
    const [program = "", ...rest] = [...clock, ...command];
    // The dates of files are made by this class, not by the shifted clock.
    execFileSync(program, rest, { env: { ...process.env, TZ: "UTC", NO_FAKE_STAT: "1" }, stdio: "pipe" });
    if (moment === undefined) return;
    for (const { name, bytes } of this.list()) {
      if (name.endsWith(".log") && bytes === 0) utimesSync(path.join(this.folder, name), moment / 1000, moment / 1000);
    }
  }

  list(): LogFile[] {
    const files = readdirSync(this.folder).filter((name) => name !== "nginx.pid");
    return files.map((name) => ({
      name,
      bytes: statSync(path.join(this.folder, name)).size,
      oldest: this.oldestLine(name),
    }));
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), "utf8");
  }

  delete(name?: string): void {
    rmSync(name === undefined ? this.root : path.join(this.folder, name), { recursive: true });
  }

  private oldestLine(name: string): number {
    const begin = Buffer.alloc(100);
    const file = openSync(path.join(this.folder, name), "r");
    readSync(file, begin);
    closeSync(file);
    const time = /"time":"([^"]+)"/.exec(begin.toString())?.[1];
    return time === undefined ? Infinity : Date.parse(time);
  }
}
