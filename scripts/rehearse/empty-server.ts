import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const standIns = path.resolve(import.meta.dirname, "stand-ins");
const trusted = "/etc/ssl/certs/ca-certificates.crt";
const timed = `PS4='+ $(date +%T) '; set -x; . /tmp/commands`;
/** Packages start nothing by themselves: this is asked before they do, and says no. */
const refuseStart = "#!/bin/sh\nexit 101\n";

/** An empty Debian 12 in a folder, with processes, mounts and loopback of its own. All of it is gone when it is deleted. */
export class EmptyServer {
  readonly root = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  private readonly log: string;
  private readonly first;

  constructor(log: string) {
    this.log = log;
    execFileSync("mmdebstrap", ["--variant=important", "--include=ca-certificates", "bookworm", this.root], {
      stdio: ["ignore", openSync(log, "a"), openSync(log, "a")],
    });
    this.write("/usr/sbin/policy-rc.d", refuseStart);
    this.write("/usr/local/bin/nano", "#!/bin/sh\n");
    for (const name of ["systemctl", "certbot"])
      cpSync(path.join(standIns, name), path.join(this.root, "usr/local/bin", name));
    cpSync("/etc/resolv.conf", path.join(this.root, "etc/resolv.conf"), { dereference: true });
    cpSync(trusted, path.join(this.root, "tmp/trusted.crt"), { dereference: true });
    const host = /^HOST=(.+)$/m.exec(readFileSync("deploy/site.env", "utf8"))?.[1] ?? "";
    this.write("/etc/hosts", `127.0.0.1 localhost ${host} ${host.replace("www.", "")}\n`);
    const mounts = `mount -t proc proc ${this.root}/proc; mount --rbind /dev ${this.root}/dev; mount -t tmpfs run ${this.root}/run`;
    this.first = spawn(
      // Ends with this process, and everything in it too.
      "setpriv",
      ["--pdeathsig", "KILL", "unshare", "--net", "--pid", "--mount", "--fork", "--kill-child", "bash", "-ec"].concat(
        // The first process takes in what others leave behind.
        `${mounts}; ip link set lo up; echo ready; while sleep 1; do :; done`,
      ),
      { stdio: ["ignore", "pipe", "inherit"] },
    );
  }

  async start(): Promise<void> {
    await once(this.first.stdout, "data");
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text, { mode: 0o755 });
  }

  /** Runs commands as root of the server; the first that fails ends them. The internet is there for downloads only. */
  run(commands: string, { online = false } = {}): { output: string; seconds: number } {
    this.write("/tmp/commands", commands);
    const spaces = ["mnt", "pid_for_children", ...(online ? [] : ["net"])].map(
      (name) => `--${name.replace("mnt", "mount").replace("_for_children", "")}=/proc/${this.first.pid}/ns/${name}`,
    );
    const environment = [
      "HOME=/root",
      "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "DEBIAN_FRONTEND=noninteractive",
      "INDEXING_UPSTREAM=http://127.0.0.1:4999",
      ...(online ? ["CURL_CA_BUNDLE=/tmp/trusted.crt"] : []),
    ];
    const start = performance.now();
    // Files and no pipes: what goes on running would hold a pipe open.
    const answer = path.join(this.root, "tmp/answer");
    const { status } = spawnSync(
      "nsenter",
      [...spaces, "chroot", this.root, "env", "-i", ...environment, "bash", "-ec", timed],
      { stdio: ["ignore", openSync(answer, "w"), openSync(this.log, "a")], cwd: "/" },
    );
    const output = readFileSync(answer, "utf8");
    appendFileSync(this.log, output);
    if (status !== 0) throw new Error(`These commands ended with ${status}, see ${this.log}:\n${commands}`);
    return { output: output.trim(), seconds: (performance.now() - start) / 1000 };
  }

  async delete(): Promise<void> {
    this.first.kill("SIGKILL");
    if (this.first.exitCode === null && this.first.signalCode === null) await once(this.first, "exit");
    rmSync(this.root, { recursive: true, force: true });
  }
}
