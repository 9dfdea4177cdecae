import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

type Outcome = { status: number | null; output: string };

/** A copy of the repository for tests that change files; shares the installed packages of the original. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "repository-"));

  constructor() {
    const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
    for (const file of files.trim().split("\n")) {
      if (existsSync(file)) cpSync(file, path.join(this.folder, file));
    }
    cpSync(".react-router", path.join(this.folder, ".react-router"), { recursive: true });
    for (const modules of ["node_modules", "site/node_modules", "api/node_modules"]) {
      symlinkSync(path.resolve(modules), path.join(this.folder, modules));
    }
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  restore(file: string): void {
    cpSync(file, path.join(this.folder, file));
  }

  run(command: string, args: readonly string[]): Outcome {
    const bin = path.resolve("node_modules/.bin");
    // Variables of the test runner and of CI would change the build.
    const { NODE_ENV: _mode, VITEST: _runner, FORCE_COLOR: _color, CI: _ci, ...environment } = process.env;
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: "utf8",
      env: {
        ...environment,
        PATH: `${bin}:${process.env["PATH"] ?? ""}`,
        NO_COLOR: "1",
        // The linked packages must not be installed again.
        pnpm_config_verify_deps_before_run: "false",
      },
    });
    return { status, output: stdout + stderr };
  }

  /** Creates a git repository, which some checks need, readable for the web server's workers. */
  commit(): void {
    chmodSync(this.folder, 0o755);
    this.write(".git/info/exclude", "node_modules\n");
    const author = ["-c", "user.name=Copy", "-c", "user.email=copy@localhost"];
    for (const args of [
      ["init", "-q"],
      ["add", "-A"],
      [...author, "commit", "-qm", "tests: copy the repository"],
    ])
      this.run("git", args);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
