import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What deploy/containers/compose.yaml says about a container. */
export type Service = {
  image: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  tmpfs?: string[];
  volumes?: string[];
  ulimits?: Record<string, number>;
};

type ImageConfig = { User: string; Cmd: string[]; StopSignal?: NodeJS.Signals; Healthcheck: { Test: string[] } };

export type RunningContainer = Awaited<ReturnType<typeof startContainer>>;

const PATH = "/usr/local/bin:/usr/sbin:/usr/bin";
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" }).trim();

/** Starts an image as its service says, until it is well. The folder holds volumes and logs. */
export async function startContainer(
  service: Service,
  folder: string,
  environment: Record<string, string> = {},
  tag = "latest",
) {
  const image = service.image.replace("${TAG:-latest}", tag);
  const limits = Object.entries(service.ulimits ?? {}).map(([name, most]) => `--ulimit=${name}=${most}:${most}`);
  const container = run("buildah", "from", ...limits, image);
  const root = run("buildah", "mount", container);
  const inspected = JSON.parse(run("buildah", "inspect", "--type", "image", image)) as {
    Docker: { config: ImageConfig };
  };
  const { User, Cmd, StopSignal = "SIGTERM", Healthcheck } = inspected.Docker.config;

  run("mount", "--bind", root, root);
  // buildah keeps files of its own in these places; to the container's user they stay closed.
  for (const name of ["etc/hosts", "etc/resolv.conf"]) writeFileSync(path.join(root, name), "");
  run("mount", "-t", "tmpfs", "-o", "mode=0755", "tmpfs", path.join(root, "run"));
  for (const [place = "", options = ""] of (service.tmpfs ?? []).map((entry) => entry.split(":"))) {
    mkdirSync(path.join(root, place), { recursive: true });
    run("mount", "-t", "tmpfs", "-o", options, "tmpfs", path.join(root, place));
  }
  for (const [source = "", place = "", mode = "rw"] of (service.volumes ?? []).map((entry) => entry.split(":"))) {
    mkdirSync(path.join(folder, source), { recursive: true });
    run("mount", "--bind", path.join(folder, source), path.join(root, place));
    run("mount", "-o", `remount,bind,${mode}`, path.join(root, place));
  }
  if (service.read_only) run("mount", "-o", "remount,bind,ro", root);

  const privileges = service.security_opt.includes("no-new-privileges:true") ? ["setpriv", "--no-new-privs"] : [];
  const capabilities = service.cap_drop.flatMap((name) => ["--cap-drop", name.toLowerCase()]);
  const variables = Object.entries(environment).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const isolated = [...privileges, "buildah", "run", "--isolation", "chroot", ...capabilities, ...variables, container];
  const [program = "", ...choices] = isolated;
  const engine = (command: string[]) => [...choices, "--", ...command];
  const log = path.join(folder, `${image}.log`);
  const began = performance.now();
  // An engine gives its user the process's own output; here that is done from outside, and waited for.
  const waiting = ["sh", "-c", 'echo $$; until [ -w /dev/stdout ]; do sleep 0.01; done; exec "$@"', "sh"];
  const child = spawn(program, engine([...waiting, ...Cmd]), {
    stdio: ["ignore", openSync(log, "w"), openSync(`${log}.errors`, "w")],
  });
  const exited = once(child, "exit");
  while (!/^\d+\n/.test(readFileSync(log, "utf8")) && child.exitCode === null) await wait(10);
  const pid = Number.parseInt(readFileSync(log, "utf8"), 10);
  const [uid = 0, gid = 0] = User.split(":").map(Number);
  chownSync(`/proc/${pid}/fd/1`, uid, gid);
  const enter = ["--target", String(pid), "--mount", "--root", "--wd", `--setuid=${uid}`, `--setgid=${gid}`];

  /** Another process of the same image. What it writes buildah may lose. */
  const runBeside = (...command: string[]) => spawnSync(program, engine(command)).status;
  /** A command inside the container, as the same user. */
  const execute = (...command: string[]) =>
    spawnSync("nsenter", [...enter, ...command], { encoding: "utf8", env: { PATH } });
  const isHealthy = () => execute(...Healthcheck.Test.slice(1)).status === 0;
  while (!isHealthy()) {
    if (child.exitCode !== null || performance.now() - began > 20_000)
      throw new Error(`${image} did not start: ${readFileSync(`${log}.errors`, "utf8")}`);
    await wait(50);
  }
  return {
    pid,
    root,
    execute,
    runBeside,
    isHealthy,
    milliseconds: Math.round(performance.now() - began),
    readLog: () => readFileSync(log, "utf8").split("\n").slice(1, -1),
    stop: async () => {
      process.kill(pid, StopSignal);
      await exited;
    },
  };
}
