import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { writeChecksums } from "../../scripts/build/build-files.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { teamKey } from "./nginx-requests.ts";

const parts = ["build/client", "build/nginx", "deploy"];

/** A server's folders in a temporary folder, with the real scripts and a simulated systemctl. */
export class ReleaseServer {
  readonly folder = mkdtempSync(path.join(tmpdir(), "website-releases-"));
  readonly home = path.join(this.folder, "srv");
  /** The unpacked archive. */
  readonly source = path.join(this.folder, "source");
  readonly config = path.join(this.folder, "site.env");
  origin = "";

  /** Prepares the first release, with values like deploy/site.env for loopback. */
  async prepare(values: Record<string, string> = {}): Promise<void> {
    chmodSync(this.folder, 0o755);
    const port = await freePort();
    this.origin = `http://localhost:${port}`;
    const state = path.join(this.folder, "state");
    mkdirSync(state);
    const all = {
      ORIGIN: this.origin,
      HOST: "localhost",
      LOCAL: `http://127.0.0.1:${port}`,
      LISTENER: "loopback",
      LISTEN: `127.0.0.1:${port}`,
      WORKERS: "1",
      API: "127.0.0.1:9",
      API_KEY: teamKey,
      TEAM_FRESH: "1s",
      TEAM_RATE: "1000r/s",
      PAGE_RATE: "100000r/s",
      STATE: state,
      ACCESS_LOG: "/dev/null visits",
      ERROR_LOG: `${path.join(this.folder, "error.log")} crit`,
      ...values,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(this.config, lines.join(""));
    for (const part of parts) cpSync(part, path.join(this.source, part), { recursive: true });
    this.updateChecksums();
    const nginx = `nginx -c ${path.join(this.home, "config/nginx.conf")}`;
    const pid = `$(cat ${state}/nginx.pid)`;
    this.simulate(
      "systemctl",
      `case "$*" in
      "reload-or-restart nginx") ${nginx} -t -q -e stderr && { kill -HUP ${pid} || ${nginx}; } >/dev/null 2>&1 ;;
      "stop nginx") kill -TERM ${pid}; while kill -0 ${pid}; do sleep 0.1; done 2>/dev/null ;;
      "restart website-api") ${path.join(this.folder, "restart-service")} ;;
      *is-enabled*) test -e ${path.join(this.folder, "restart-service")} ;;
      esac`,
    );
  }

  /** Puts a script in front of the command of this name. */
  simulate(command: string, script: string): void {
    mkdirSync(path.join(this.folder, "bin"), { recursive: true });
    writeFileSync(path.join(this.folder, "bin", command), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  /** Writes new checksums, so that changes to the source are part of the build. */
  updateChecksums(): void {
    rmSync(path.join(this.source, "build/release.sha256"), { force: true });
    writeChecksums(this.source, ["build", "deploy"], "build/release.sha256");
  }

  /** Gives the next release a home page with its name at start and end, and an asset. */
  vary(name: string): void {
    const tag = `<head><meta name="release" content="${name}"/>`;
    const page = readFileSync("build/client/index.html", "utf8").replace("<head>", tag);
    this.write("index.html", `${page}<!-- ${name} -->`);
    const assets = path.join(this.source, "build/client/assets");
    for (const file of readdirSync(assets)) if (file.startsWith("release-")) rmSync(path.join(assets, file));
    writeFileSync(path.join(assets, `release-${name}.js`), `globalThis.release = "${name}";`);
    this.updateChecksums();
  }

  /** Writes a page of the next release with its compressed copies. */
  write(name: string, text: string): void {
    const file = path.join(this.source, "build/client", name);
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }

  release(name = "", more: Record<string, string> = {}): Promise<string> {
    return this.run(path.join(this.source, "deploy/release.sh"), [], { WEBSITE_RELEASE: name, ...more });
  }

  rollback(...names: string[]): Promise<string> {
    return this.run(path.join(this.home, "current/deploy/rollback.sh"), names);
  }

  systemctl(...args: string[]): Promise<string> {
    return this.run("systemctl", args);
  }

  /** Environment variables of the scripts. */
  get env(): Record<string, string | undefined> {
    return {
      ...process.env,
      PATH: `${path.join(this.folder, "bin")}:${process.env["PATH"]}`,
      WEBSITE_HOME: this.home,
      WEBSITE_CONFIG: this.config,
    };
  }

  private async run(script: string, args: string[], more: Record<string, string> = {}): Promise<string> {
    const env = { ...this.env, ...more };
    const { stdout } = await promisify(execFile)(script, args, { encoding: "utf8", env });
    return stdout.trim();
  }

  async delete(): Promise<void> {
    await this.systemctl("stop", "nginx");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
