import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The other machine of step 2: a clone of the last commit, filled in as the owner will have done it. */
export class BuildMachine {
  readonly folder = mkdtempSync(path.join(tmpdir(), "rehearsal-build-"));
  private readonly log: string;
  private readonly programs = mkdtempSync(path.join(tmpdir(), "rehearsal-programs-"));

  constructor(log: string, server: string) {
    this.log = log;
    this.run(`git clone --quiet ${process.cwd()} .`);
    for (const file of globSync("content/**/*.{yaml,mdx}", { cwd: this.folder })) {
      const text = readFileSync(path.join(this.folder, file), "utf8");
      writeFileSync(path.join(this.folder, file), text.replaceAll(/^( *)placeholders:\n(?:\1 +- .*\n)+/gm, ""));
    }
    this.commit("The owner's values");
    // Over the network to the server: here a copy into its folder.
    mkdirSync(this.programs, { recursive: true });
    writeFileSync(path.join(this.programs, "scp"), `#!/bin/sh\nexec cp "$1" "${server}\${2#*:}"\n`, { mode: 0o755 });
  }

  commit(message: string): void {
    this.run(`git -c user.name=Owner -c user.email=owner@localhost commit --quiet --allow-empty -am "${message}"`);
  }

  run(commands: string): { seconds: number } {
    const log = openSync(this.log, "a");
    appendFileSync(log, "\n# on the machine that builds\n");
    const start = performance.now();
    const { NODE_ENV: _mode, ...environment } = process.env;
    const { status } = spawnSync("bash", ["-ec", `PS4='+ $(date +%T) '; set -x; ${commands}`], {
      cwd: this.folder,
      env: { ...environment, CI: "yes", PATH: `${this.programs}:${process.env["PATH"]}` },
      stdio: ["ignore", log, log],
    });
    if (status !== 0) throw new Error(`These commands ended with ${status}, see ${this.log}:\n${commands}`);
    return { seconds: (performance.now() - start) / 1000 };
  }

  delete(): void {
    for (const folder of [this.folder, this.programs]) rmSync(folder, { recursive: true, force: true });
  }
}
