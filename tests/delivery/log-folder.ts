import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder of logs with production's rules of rotation and a shifted clock. */
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

  /** Adds a line; a number of bytes makes the file that large. */
  write(log: string, moment: number, bytes?: number): void {
    const file = path.join(this.folder, log);
    appendFileSync(file, `{"time":"${new Date(moment).toISOString()}"}\n`);
    if (bytes !== undefined) truncateSync(file, bytes);
    utimesSync(file, moment / 1000, moment / 1000);
  }

  /** Runs logrotate as the timer does, at a moment or now. */
  rotate(moment?: number, ...flags: string[]): void {
    const date = new Date(moment ?? Date.now()).toISOString().slice(0, 19).replace("T", " ");
    const clock = moment === undefined ? [] : ["faketime", "-f", `@${date}`];
    const [program, ...rest] = [...clock, "logrotate", "--state", `${this.root}/status`, ...flags, this.rules];
    // The dates of files are set by this class, not by the shifted clock.
    execFileSync(program, rest, { env: { ...process.env, TZ: "UTC", NO_FAKE_STAT: "1" }, stdio: "pipe" });
    if (moment === undefined) return;
    for (const { name, bytes } of this.list())
      if (name.endsWith(".log") && bytes === 0) utimesSync(path.join(this.folder, name), moment / 1000, moment / 1000);
  }

  /** Every file with the time of its first line, which is its oldest. */
  list(): { name: string; bytes: number; oldest: number }[] {
    const files = readdirSync(this.folder).filter((name) => name !== "nginx.pid");
    return files.map((name) => {
      const { size: bytes } = statSync(path.join(this.folder, name));
      const time = bytes < 1e6 ? /"time":"([^"]+)"/.exec(this.read(name))?.[1] : undefined;
      return { name, bytes, oldest: time === undefined ? Infinity : Date.parse(time) };
    });
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), "utf8");
  }

  delete(): void {
    rmSync(this.root, { recursive: true });
  }
}
