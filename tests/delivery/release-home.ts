import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { freePort } from "../../scripts/stage/free-port.ts";
import { makeCertificate } from "../../scripts/stage/make-certificate.ts";
import { writeChecksums } from "../../scripts/build/write-checksums.ts";
import { startNginx } from "../../scripts/stage/start-nginx.ts";
import type { RunningNginx } from "../../scripts/stage/start-nginx.ts";
import { teamKey } from "./team-key.ts";

/** A server's folders in a temporary place, with the real scripts: releases are made, switched and served. */
export class ReleaseHome {
  readonly folder = mkdtempSync(path.join(tmpdir(), "website-releases-"));
  readonly home = path.join(this.folder, "srv");
  /** The unpacked archive. */
  readonly source = path.join(this.folder, "source");
  origin = "";
  nginx: RunningNginx | undefined;

  /** Ready for its first release: values as in deploy/site.env, for loopback. */
  async prepare(values: Record<string, string> = {}): Promise<void> {
    chmodSync(this.folder, 0o755);
    const port = await freePort();
    this.origin = `https://localhost:${port}`;
    const { certificate, key } = makeCertificate(this.folder);
    const state = path.join(this.folder, "state");
    mkdirSync(state);
    const all = {
      ORIGIN: this.origin,
      HOST: "localhost",
      LOCAL: `https://127.0.0.1:${port}`,
      LISTENER: "tls",
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_PLAIN: `127.0.0.1:${await freePort()}`,
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: key,
      CHALLENGES: this.folder,
      WORKERS: "1",
      API: "127.0.0.1:9",
      API_KEY: teamKey,
      TEAM_FRESH: "2s",
      TEAM_RATE: "1000r/s",
      PAGE_RATE: "100000r/s",
      STATE: state,
      ACCESS_LOG: "/dev/null visits",
      ERROR_LOG: "stderr crit",
      ...values,
    };
    writeFileSync(
      path.join(this.folder, "site.env"),
      Object.entries(all)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(""),
    );
    for (const part of [
      "build/client",
      "build/nginx",
      "deploy",
      "scripts/check/check-live.ts",
      "scripts/stage/render-nginx.ts",
    ]) {
      cpSync(part, path.join(this.source, part), { recursive: true });
    }
    this.seal();
  }

  /** What was changed on purpose belongs to the build. */
  seal(): void {
    rmSync(path.join(this.source, "build/release.sha256"), { force: true });
    writeChecksums(this.source, ["build", "deploy", "scripts"], "build/release.sha256");
  }

  /** The next release's home page: said at its start and its end, and in a file of its own. */
  vary(name: string): void {
    const client = path.join(this.source, "build/client");
    const page = readFileSync("build/client/index.html", "utf8").replace(
      "<head>",
      `<head><meta name="release" content="${name}"/>`,
    );
    this.write("index.html", `${page}<!-- ${name} -->`);
    for (const file of readdirSync(path.join(client, "assets")).filter((each) => each.startsWith("release-")))
      rmSync(path.join(client, "assets", file));
    writeFileSync(path.join(client, `assets/release-${name}.js`), `globalThis.release = "${name}";`);
    this.seal();
  }

  /** A page of the next release, with its compressed copies. */
  write(name: string, text: string): void {
    const file = path.join(this.source, "build/client", name);
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 1 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  }

  /** Without a name, the one that the script gives. */
  release(name?: string, more: Record<string, string> = {}): Promise<string> {
    const named = name === undefined ? {} : { WEBSITE_RELEASE: name };
    return this.run(path.join(this.source, "deploy/release.sh"), [], { ...named, ...more });
  }

  rollback(...names: string[]): Promise<string> {
    return this.run(path.join(this.home, "current/deploy/rollback.sh"), names);
  }

  async start(): Promise<void> {
    this.nginx = await startNginx(path.join(this.home, "config/nginx.conf"), this.origin);
  }

  /** Deletes the cached team, as after a fresh start. */
  forgetTeam(): void {
    const cache = path.join(this.folder, "state/team");
    for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true, force: true });
  }

  private async run(script: string, args: string[], more: Record<string, string> = {}): Promise<string> {
    const { stdout } = await promisify(execFile)(script, args, {
      encoding: "utf8",
      env: {
        ...process.env,
        WEBSITE_HOME: this.home,
        WEBSITE_CONFIG: path.join(this.folder, "site.env"),
        WEBSITE_RELOAD: `kill -HUP ${this.nginx?.pid ?? 0}`,
        WEBSITE_SERVICES: "",
        WEBSITE_KEEP: "1000",
        ...more,
      },
    });
    return stdout.trim();
  }

  async delete(): Promise<void> {
    await this.nginx?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
